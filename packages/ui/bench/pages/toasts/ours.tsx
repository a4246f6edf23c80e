import '@seedbed/ui/styles.css';
import '../page.css';
import { createToastQueue, ToastRegion } from '@seedbed/ui/toast';
import { present } from '../scene';

const queue = createToastQueue();

present(() => <ToastRegion queue={queue} label="Notifications" />, {
  burst: (count, duration) => {
    for (let index = 1; index <= count; index += 1) queue.add({ title: `Notice ${index}`, duration });
  },
});
