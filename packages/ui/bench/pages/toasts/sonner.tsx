import '../page.css';
import { toast, Toaster } from 'sonner';
import { present } from '../scene';

present(() => <Toaster visibleToasts={1} />, {
  burst: (count, duration) => {
    for (let index = 1; index <= count; index += 1) toast(`Notice ${index}`, { duration });
  },
});
