import { Text } from '@seedbed/ui/text';
import { PageTitle } from '../../PageTitle';
import { page } from '../../shell/Shell.css';
import { ShellHeader } from '../../shell/ShellHeader';

/** The private garden: a title and a promise, for now. */
export function GardenPage() {
  return (
    <>
      <PageTitle>Private garden</PageTitle>
      <ShellHeader title="Private garden" />
      <div className={page}>
        <Text as="p" size="reading" tone="quiet">
          Your private garden content will be displayed here.
        </Text>
      </div>
    </>
  );
}
