import type { FormulaVersion } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { dayInWords } from '../../../format/dates';
import { useRole } from '../../../session';
import { StopList } from './StopList';
import { useVersionActs, type Refusal, type VersionActs } from './useVersionActs';
import type { VersionDialogProps } from './versionedFormula';
import { useVersions } from './versions.api';
import * as styles from './Versions.css';

const ApproveVersion = lazy(async () => ({ default: (await import('./ApproveVersion')).ApproveVersion }));
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }));
const VersionView = lazy(async () => ({ default: (await import('./VersionView')).VersionView }));

/** What is looked at or done with a version in place of the list. */
interface Asked {
  what: 'view' | 'compare' | 'approve';
  n: number;
}

interface VersionsDialogProps extends VersionDialogProps {
  /** Goes on to saving the draft as the first version. */
  onSave: () => void;
}

/** Every version: who saved it and when, whether it is approved and by whom, and what can be done with it. */
export function VersionsDialog({ onClose, onSave, ...props }: VersionsDialogProps) {
  const { formula } = props;
  const { data: versions, error } = useVersions(formula.id);
  const role = useRole();
  const acts = useVersionActs(props);
  const [asked, setAsked] = useState<Asked | null>(null);
  const back = () => setAsked(null);
  if (asked?.what === 'compare') return <CompareDialog {...props} first={asked.n} onClose={back} />;
  if (asked?.what === 'view') {
    return <VersionView formula={formula} n={asked.n} basis={props.basis} onClose={back} />;
  }
  if (asked) {
    return <ApproveVersion formula={formula} n={asked.n} acts={acts} onGoTo={props.onGoTo} onClose={back} />;
  }
  return (
    <Dialog
      title="Versions"
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        versions?.length === 0 && (
          <Button variant="primary" onPress={onSave}>
            Save version
          </Button>
        )
      }
    >
      {error !== undefined && !versions && (
        <Notice tone="critical" title="The versions could not be loaded">
          {errorWords(error)}
        </Notice>
      )}
      {acts.refusal && <RefusalNotice refusal={acts.refusal} formula={formula} onGoTo={props.onGoTo} />}
      {versions?.length === 0 && (
        <Text as="p">
          There is no version yet. ‘Save version’ keeps the draft as it is, to compare, approve and go back
          to.
        </Text>
      )}
      {versions && versions.length > 0 && role !== 'legal' && (
        <Text as="p" tone="quiet">
          Approving is for the role legal. Yours is {role ?? 'not known yet'}; it is set in your profile.
        </Text>
      )}
      {versions ? (
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.n} className={styles.version}>
              <Words version={version} />
              <Inline gap="xsmall">
                <Button size="small" variant="quiet" onPress={() => setAsked({ what: 'view', n: version.n })}>
                  View
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onPress={() => setAsked({ what: 'compare', n: version.n })}
                >
                  Compare
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  isPending={acts.pending === `restore ${version.n}`}
                  onPress={() => void acts.restore(version.n)}
                >
                  Restore
                </Button>
                {role === 'legal' && (
                  <ApprovalButton
                    version={version}
                    acts={acts}
                    onApprove={() => setAsked({ what: 'approve', n: version.n })}
                  />
                )}
              </Inline>
            </li>
          ))}
        </ul>
      ) : (
        error === undefined && <Skeleton lines={5} />
      )}
    </Dialog>
  );
}

function Words({ version: { n, by, role, createdAt, note, approval } }: { version: FormulaVersion }) {
  return (
    <div className={styles.words}>
      <Inline gap="xsmall">
        <Text weight="medium">Version {n}</Text>
        {approval ? <Badge tone="positive">Approved</Badge> : <Badge>Not approved</Badge>}
      </Inline>
      <Text as="p" size="caption" tone="quiet">
        {by}, {role} · <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
      </Text>
      {approval && (
        <Text as="p" size="caption" tone="quiet">
          Approved by {approval.name}, {approval.role}
          {approval.isSelfApproved && ', who saved it'} · {dayInWords(approval.at)}
          {approval.note && ` · ${approval.note}`}
        </Text>
      )}
      {note && <Text as="p">{note}</Text>}
    </div>
  );
}

interface ApprovalButtonProps {
  version: FormulaVersion;
  acts: VersionActs;
  onApprove: () => void;
}

function ApprovalButton({ version: { n, approval }, acts, onApprove }: ApprovalButtonProps) {
  return (
    <Button
      size="small"
      isPending={acts.pending === `withdraw ${n}`}
      onPress={() => (approval ? void acts.withdraw(n) : onApprove())}
    >
      {approval ? 'Withdraw approval' : 'Approve'}
    </Button>
  );
}

interface RefusalNoticeProps extends Pick<VersionDialogProps, 'formula' | 'onGoTo'> {
  refusal: Refusal;
}

/** Why something was not done; of an approval, the checks that stop it. */
const RefusalNotice = ({ refusal: { what, error, checks }, formula, onGoTo }: RefusalNoticeProps) => (
  <Notice tone="critical" title={what}>
    {checks.length === 0 ? (
      errorWords(error)
    ) : (
      <StopList checks={checks} formula={formula} current={formula.lines} onGoTo={onGoTo} />
    )}
  </Notice>
);
