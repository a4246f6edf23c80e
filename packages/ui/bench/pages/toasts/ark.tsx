import '../page.css';
import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { present } from '../scene';

const toaster = createToaster({ placement: 'bottom-end', max: 1, removeDelay: 0 });

present(
  () => (
    <Toaster toaster={toaster}>
      {(toast) => (
        <Toast.Root key={toast.id}>
          <Toast.Title>{toast.title}</Toast.Title>
          <Toast.CloseTrigger>Dismiss</Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  ),
  {
    burst: (count, duration) => {
      for (let index = 1; index <= count; index += 1) toaster.create({ title: `Notice ${index}`, duration });
    },
  },
);
