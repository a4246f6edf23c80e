import { Skeleton } from '@seedbed/ui/skeleton';

/** While studies, or what draws them, are on their way. */
export const StudiesLoading = () => (
  <div aria-busy role="status" aria-label="Loading the studies">
    <Skeleton lines={8} />
  </div>
);
