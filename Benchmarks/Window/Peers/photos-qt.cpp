// Shows photos.qml in a window without a frame. Qt Quick's software renderer unless QT_QUICK_BACKEND says otherwise.
#include <QGuiApplication>
#include <QQmlContext>
#include <QQuickView>

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  QQuickView view;
  view.setFlags(Qt::FramelessWindowHint);
  view.rootContext()->setContextProperty("folder", QString("file://") + qgetenv("PHOTOS"));
  view.setSource(QUrl::fromLocalFile(arguments[1]));
  view.setGeometry(0, 0, 1024, 768);
  view.show();
  return application.exec();
}
