import { EmptyState } from '@seedbed/ui/empty-state';
import { PageTitle } from '../../screen/PageTitle';
import { useScreenScope } from '../../screen/screenScope';
import { page, ShellHeader } from '../../shell';
import { GardenPicture } from './GardenPicture';

/** The private garden: a title and a promise, for now. */
export function GardenPage() {
  const isInTab = useScreenScope() !== '';
  return (
    <>
      <PageTitle>Private garden</PageTitle>
      <ShellHeader />
      <div className={page}>
        <EmptyState
          level={isInTab ? 2 : 1}
          title="Private garden"
          description="Your private garden content will be displayed here."
          picture={<GardenPicture />}
        />
      </div>
    </>
  );
}
