import { LinkButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { ArrowLeft } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import { PageTitle } from '../PageTitle';
import { page, plain } from './Shell.css';

export interface PlannedPageProps {
  title: string;
  /** What will be here. */
  description: string;
  /** What does the nearest thing today. */
  action: { href: string; label: string };
}

/** A screen outside the shell that is not built yet and says so. */
export function PlannedPage({ title, description, action }: PlannedPageProps) {
  return (
    <main className={plain} tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        leading={
          <LinkButton href="/" variant="quiet" size="small">
            <ArrowLeft size={16} />
            The Lab
          </LinkButton>
        }
      />
      <div className={page}>
        <EmptyState
          level={1}
          title={title}
          description={description}
          action={
            <LinkButton href={action.href} variant="primary">
              {action.label}
            </LinkButton>
          }
        />
      </div>
    </main>
  );
}
