import { Notifications } from '@/components/ui/notifications';
import { X } from 'lucide-react';
import { labels } from '@/content/pages/labels';

/** For pages with something to copy. */
export function PageNotifications() {
  const { notifications, notification, closeNotification } = labels;
  return (
    <Notifications
      label={notifications}
      prefix={notification}
      closeLabel={closeNotification}
      closeIcon={<X aria-hidden="true" className="size-5" />}
    />
  );
}
