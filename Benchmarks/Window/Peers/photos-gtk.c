// The grid of Photos, as one writes it for GTK 4, in a window without a frame.
#include <gtk/gtk.h>

static GdkTexture *pictures[24];

static GType item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint item_count(GListModel *model) { return 10000; }
static gpointer item(GListModel *model, guint index) {
  char text[32];
  g_snprintf(text, sizeof text, "%u", index);
  return index < 10000 ? gtk_string_object_new(text) : NULL;
}
static void model_interface(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = item_count;
  interface->get_item = item;
}
typedef struct { GObject parent; } Photos;
typedef struct { GObjectClass parent; } PhotosClass;
G_DEFINE_TYPE_WITH_CODE(Photos, photos, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void photos_init(Photos *self) {}
static void photos_class_init(PhotosClass *class) {}

static GtkWidget *label(const char *class, int y) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, class);
  gtk_widget_set_halign(label, GTK_ALIGN_START);
  gtk_widget_set_valign(label, GTK_ALIGN_START);
  gtk_widget_set_margin_start(label, 12);
  gtk_widget_set_margin_top(label, y);
  return label;
}

static void setup(GtkListItemFactory *factory, GtkListItem *item) {
  GtkWidget *cell = gtk_overlay_new(), *picture = gtk_picture_new();
  gtk_widget_set_size_request(picture, 232, 174);
  gtk_picture_set_can_shrink(GTK_PICTURE(picture), FALSE);
  gtk_overlay_set_child(GTK_OVERLAY(cell), picture);
  GtkWidget *title = label("title", 128), *subtitle = label("subtitle", 148);
  gtk_overlay_add_overlay(GTK_OVERLAY(cell), title);
  gtk_overlay_add_overlay(GTK_OVERLAY(cell), subtitle);
  g_object_set_data(G_OBJECT(cell), "title", title);
  g_object_set_data(G_OBJECT(cell), "subtitle", subtitle);
  gtk_list_item_set_child(item, cell);
  gtk_list_item_set_activatable(item, FALSE);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
  GtkWidget *cell = gtk_list_item_get_child(item);
  int index = atoi(gtk_string_object_get_string(gtk_list_item_get_item(item)));
  char text[64];
  gtk_picture_set_paintable(
      GTK_PICTURE(gtk_overlay_get_child(GTK_OVERLAY(cell))), GDK_PAINTABLE(pictures[index % 24]));
  g_snprintf(text, sizeof text, "Photo %d", index);
  gtk_label_set_text(g_object_get_data(G_OBJECT(cell), "title"), text);
  g_snprintf(text, sizeof text, "Day %d, roll %d", index / 7, index % 7);
  gtk_label_set_text(g_object_get_data(G_OBJECT(cell), "subtitle"), text);
}

static void activate(GtkApplication *application, gpointer data) {
  for (int index = 0; index < 24; index++) {
    char *path = g_strdup_printf("%s/%d.png", g_getenv("PHOTOS"), index);
    pictures[index] = gdk_texture_new_from_filename(path, NULL);
    g_free(path);
  }
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style,
      "window, scrolledwindow, gridview { background: #f2f2f2; }"
      "gridview { padding: 16px; }"
      "gridview > child { padding: 8px; margin: 0; border: 0; }"
      "label { color: white; font-family: 'Liberation Sans'; }"
      ".title { font-size: 15px; font-weight: bold; } .subtitle { font-size: 12px; }",
      -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 800);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *grid = gtk_grid_view_new(
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(g_object_new(photos_get_type(), NULL)))), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 4);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 4);
  GtkWidget *scroll = gtk_scrolled_window_new(), *window = gtk_application_window_new(application);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroll), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), grid);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1024, 768);
  gtk_window_set_child(GTK_WINDOW(window), scroll);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
