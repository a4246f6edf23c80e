import '../page.css';
import { Toast } from '@base-ui/react/toast';
import { present } from '../scene';

const manager = Toast.createToastManager();

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content>
        <Toast.Title />
        <Toast.Close>Dismiss</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

present(
  () => (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  ),
  {
    burst: (count, duration) => {
      for (let index = 1; index <= count; index += 1)
        manager.add({ title: `Notice ${index}`, timeout: duration });
    },
  },
);
