import { LinkButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { PageTitle } from '../screen/PageTitle';
import { NotFoundPicture } from './NotFoundPicture';
import { ShellHeader } from './ShellHeader';
import { page } from './Shell.css';

/** What any path without a screen shows. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <ShellHeader />
      <div className={page}>
        <EmptyState
          level={1}
          title="404 Page Not Found"
          description="Did you forget to add the page to the router?"
          picture={<NotFoundPicture />}
          action={<LinkButton href="/v1/search">Go to search</LinkButton>}
        />
      </div>
    </>
  );
}
