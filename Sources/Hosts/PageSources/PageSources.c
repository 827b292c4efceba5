#include "PageSources.h"

// The compiler reads the files themselves: as arrays in Swift they took it longer than all that serves them.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char actions_js[] = {
#embed "Page/actions.js"
};
static const unsigned char announcer_js[] = {
#embed "Page/announcer.js"
};
static const unsigned char axislead_js[] = {
#embed "Page/axislead.js"
};
static const unsigned char backgrounds_js[] = {
#embed "Page/backgrounds.js"
};
static const unsigned char box_js[] = {
#embed "Page/box.js"
};
static const unsigned char clipboard_js[] = {
#embed "Page/clipboard.js"
};
static const unsigned char connection_js[] = {
#embed "Page/connection.js"
};
static const unsigned char contact_js[] = {
#embed "Page/contact.js"
};
static const unsigned char courses_js[] = {
#embed "Page/courses.js"
};
static const unsigned char developer_js[] = {
#embed "Page/developer.js"
};
static const unsigned char dragsout_js[] = {
#embed "Page/dragsout.js"
};
static const unsigned char draw_js[] = {
#embed "Page/draw.js"
};
static const unsigned char drops_js[] = {
#embed "Page/drops.js"
};
static const unsigned char elements_js[] = {
#embed "Page/elements.js"
};
static const unsigned char favicon_svg[] = {
#embed "Page/favicon.svg"
};
static const unsigned char field_js[] = {
#embed "Page/field.js"
};
static const unsigned char fieldelement_js[] = {
#embed "Page/fieldelement.js"
};
static const unsigned char fieldkeys_js[] = {
#embed "Page/fieldkeys.js"
};
static const unsigned char fieldlook_js[] = {
#embed "Page/fieldlook.js"
};
static const unsigned char fields_js[] = {
#embed "Page/fields.js"
};
static const unsigned char fieldvalues_js[] = {
#embed "Page/fieldvalues.js"
};
static const unsigned char focus_js[] = {
#embed "Page/focus.js"
};
static const unsigned char fronts_js[] = {
#embed "Page/fronts.js"
};
static const unsigned char geometry_js[] = {
#embed "Page/geometry.js"
};
static const unsigned char gradients_js[] = {
#embed "Page/gradients.js"
};
static const unsigned char incoming_js[] = {
#embed "Page/incoming.js"
};
static const unsigned char index_html[] = {
#embed "Page/index.html"
};
static const unsigned char input_js[] = {
#embed "Page/input.js"
};
static const unsigned char keyqueue_js[] = {
#embed "Page/keyqueue.js"
};
static const unsigned char keys_js[] = {
#embed "Page/keys.js"
};
static const unsigned char language_js[] = {
#embed "Page/language.js"
};
static const unsigned char leads_js[] = {
#embed "Page/leads.js"
};
static const unsigned char line_js[] = {
#embed "Page/line.js"
};
static const unsigned char lists_js[] = {
#embed "Page/lists.js"
};
static const unsigned char main_js[] = {
#embed "Page/main.js"
};
static const unsigned char maskdrawing_js[] = {
#embed "Page/maskdrawing.js"
};
static const unsigned char masks_js[] = {
#embed "Page/masks.js"
};
static const unsigned char motion_js[] = {
#embed "Page/motion.js"
};
static const unsigned char notice_js[] = {
#embed "Page/notice.js"
};
static const unsigned char numbers_js[] = {
#embed "Page/numbers.js"
};
static const unsigned char onscreenkeyboard_js[] = {
#embed "Page/onscreenkeyboard.js"
};
static const unsigned char opening_js[] = {
#embed "Page/opening.js"
};
static const unsigned char order_js[] = {
#embed "Page/order.js"
};
static const unsigned char pacing_js[] = {
#embed "Page/pacing.js"
};
static const unsigned char page_css[] = {
#embed "Page/page.css"
};
static const unsigned char pagetext_js[] = {
#embed "Page/pagetext.js"
};
static const unsigned char parts_js[] = {
#embed "Page/parts.js"
};
static const unsigned char path_js[] = {
#embed "Page/path.js"
};
static const unsigned char pictures_js[] = {
#embed "Page/pictures.js"
};
static const unsigned char place_js[] = {
#embed "Page/place.js"
};
static const unsigned char prediction_js[] = {
#embed "Page/prediction.js"
};
static const unsigned char reader_js[] = {
#embed "Page/reader.js"
};
static const unsigned char reading_js[] = {
#embed "Page/reading.js"
};
static const unsigned char replay_js[] = {
#embed "Page/replay.js"
};
static const unsigned char roles_js[] = {
#embed "Page/roles.js"
};
static const unsigned char screen_js[] = {
#embed "Page/screen.js"
};
static const unsigned char scrolllead_js[] = {
#embed "Page/scrolllead.js"
};
static const unsigned char scrollrecords_js[] = {
#embed "Page/scrollrecords.js"
};
static const unsigned char shadow_js[] = {
#embed "Page/shadow.js"
};
static const unsigned char shape_js[] = {
#embed "Page/shape.js"
};
static const unsigned char stills_js[] = {
#embed "Page/stills.js"
};
static const unsigned char style_js[] = {
#embed "Page/style.js"
};
static const unsigned char styledtext_js[] = {
#embed "Page/styledtext.js"
};
static const unsigned char svg_js[] = {
#embed "Page/svg.js"
};
static const unsigned char text_js[] = {
#embed "Page/text.js"
};
static const unsigned char textstyling_js[] = {
#embed "Page/textstyling.js"
};
static const unsigned char throw_js[] = {
#embed "Page/throw.js"
};
static const unsigned char tickwindow_js[] = {
#embed "Page/tickwindow.js"
};
static const unsigned char touch_icon_png[] = {
#embed "Page/touch-icon.png"
};
static const unsigned char tree_js[] = {
#embed "Page/tree.js"
};
static const unsigned char values_js[] = {
#embed "Page/values.js"
};
static const unsigned char writer_js[] = {
#embed "Page/writer.js"
};

#define FILE_OF_PAGE(name, bytes) {name, bytes, sizeof(bytes)}

static const struct page_source sources[] = {
    FILE_OF_PAGE("actions.js", actions_js),
    FILE_OF_PAGE("announcer.js", announcer_js),
    FILE_OF_PAGE("axislead.js", axislead_js),
    FILE_OF_PAGE("backgrounds.js", backgrounds_js),
    FILE_OF_PAGE("box.js", box_js),
    FILE_OF_PAGE("clipboard.js", clipboard_js),
    FILE_OF_PAGE("connection.js", connection_js),
    FILE_OF_PAGE("contact.js", contact_js),
    FILE_OF_PAGE("courses.js", courses_js),
    FILE_OF_PAGE("developer.js", developer_js),
    FILE_OF_PAGE("dragsout.js", dragsout_js),
    FILE_OF_PAGE("draw.js", draw_js),
    FILE_OF_PAGE("drops.js", drops_js),
    FILE_OF_PAGE("elements.js", elements_js),
    FILE_OF_PAGE("favicon.svg", favicon_svg),
    FILE_OF_PAGE("field.js", field_js),
    FILE_OF_PAGE("fieldelement.js", fieldelement_js),
    FILE_OF_PAGE("fieldkeys.js", fieldkeys_js),
    FILE_OF_PAGE("fieldlook.js", fieldlook_js),
    FILE_OF_PAGE("fields.js", fields_js),
    FILE_OF_PAGE("fieldvalues.js", fieldvalues_js),
    FILE_OF_PAGE("focus.js", focus_js),
    FILE_OF_PAGE("fronts.js", fronts_js),
    FILE_OF_PAGE("geometry.js", geometry_js),
    FILE_OF_PAGE("gradients.js", gradients_js),
    FILE_OF_PAGE("incoming.js", incoming_js),
    FILE_OF_PAGE("index.html", index_html),
    FILE_OF_PAGE("input.js", input_js),
    FILE_OF_PAGE("keyqueue.js", keyqueue_js),
    FILE_OF_PAGE("keys.js", keys_js),
    FILE_OF_PAGE("language.js", language_js),
    FILE_OF_PAGE("leads.js", leads_js),
    FILE_OF_PAGE("line.js", line_js),
    FILE_OF_PAGE("lists.js", lists_js),
    FILE_OF_PAGE("main.js", main_js),
    FILE_OF_PAGE("maskdrawing.js", maskdrawing_js),
    FILE_OF_PAGE("masks.js", masks_js),
    FILE_OF_PAGE("motion.js", motion_js),
    FILE_OF_PAGE("notice.js", notice_js),
    FILE_OF_PAGE("numbers.js", numbers_js),
    FILE_OF_PAGE("onscreenkeyboard.js", onscreenkeyboard_js),
    FILE_OF_PAGE("opening.js", opening_js),
    FILE_OF_PAGE("order.js", order_js),
    FILE_OF_PAGE("pacing.js", pacing_js),
    FILE_OF_PAGE("page.css", page_css),
    FILE_OF_PAGE("pagetext.js", pagetext_js),
    FILE_OF_PAGE("parts.js", parts_js),
    FILE_OF_PAGE("path.js", path_js),
    FILE_OF_PAGE("pictures.js", pictures_js),
    FILE_OF_PAGE("place.js", place_js),
    FILE_OF_PAGE("prediction.js", prediction_js),
    FILE_OF_PAGE("reader.js", reader_js),
    FILE_OF_PAGE("reading.js", reading_js),
    FILE_OF_PAGE("replay.js", replay_js),
    FILE_OF_PAGE("roles.js", roles_js),
    FILE_OF_PAGE("screen.js", screen_js),
    FILE_OF_PAGE("scrolllead.js", scrolllead_js),
    FILE_OF_PAGE("scrollrecords.js", scrollrecords_js),
    FILE_OF_PAGE("shadow.js", shadow_js),
    FILE_OF_PAGE("shape.js", shape_js),
    FILE_OF_PAGE("stills.js", stills_js),
    FILE_OF_PAGE("style.js", style_js),
    FILE_OF_PAGE("styledtext.js", styledtext_js),
    FILE_OF_PAGE("svg.js", svg_js),
    FILE_OF_PAGE("text.js", text_js),
    FILE_OF_PAGE("textstyling.js", textstyling_js),
    FILE_OF_PAGE("throw.js", throw_js),
    FILE_OF_PAGE("tickwindow.js", tickwindow_js),
    FILE_OF_PAGE("touch-icon.png", touch_icon_png),
    FILE_OF_PAGE("tree.js", tree_js),
    FILE_OF_PAGE("values.js", values_js),
    FILE_OF_PAGE("writer.js", writer_js),
};

size_t page_source_count(void) { return sizeof(sources) / sizeof(sources[0]); }

struct page_source page_source_at(size_t index) { return sources[index]; }
