import type { FormulaCheck, FormulaVersion } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { dayInWords } from '../../../format/dates';
import { CompareDialog } from './CompareDialog';
import { useRole, useVersionActs, type Refusal } from './useVersionActs';
import type { VersionDialogProps } from './versionedFormula';
import { useVersions } from './versions.api';
import * as styles from './Versions.css';

/** Every version: who saved it and when, whether it is approved and by whom, and what can be done with it. */
export function VersionsDialog({ onClose, ...props }: VersionDialogProps) {
  const { formula } = props;
  const { data: versions, error } = useVersions(formula.id);
  const role = useRole();
  const acts = useVersionActs(props);
  const [compared, setCompared] = useState<number | null>(null);
  if (compared !== null) {
    return <CompareDialog formula={formula} first={compared} onClose={() => setCompared(null)} />;
  }
  return (
    <Dialog title="Versions" size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error !== undefined && !versions && (
        <Notice tone="critical" title="The versions could not be loaded">
          {errorWords(error)}
        </Notice>
      )}
      {acts.refusal && <RefusalNotice refusal={acts.refusal} />}
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
                <Button size="small" variant="quiet" onPress={() => setCompared(version.n)}>
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
                {role === 'legal' && <ApprovalButton version={version} acts={acts} />}
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
        </Text>
      )}
      {note && <Text as="p">{note}</Text>}
    </div>
  );
}

function ApprovalButton({
  version: { n, approval },
  acts,
}: {
  version: FormulaVersion;
  acts: ReturnType<typeof useVersionActs>;
}) {
  const isPending = acts.pending === `approve ${n}` || acts.pending === `withdraw ${n}`;
  return (
    <Button
      size="small"
      isPending={isPending}
      onPress={() => void (approval ? acts.withdraw(n) : acts.approve(n))}
    >
      {approval ? 'Withdraw approval' : 'Approve'}
    </Button>
  );
}

/** Why something was not done; of an approval, the checks that stop it. */
function RefusalNotice({ refusal: { what, error, checks } }: { refusal: Refusal }) {
  return (
    <Notice tone="critical" title={what}>
      {checks.length === 0 ? (
        errorWords(error)
      ) : (
        <>
          These checks stop it:
          <ul className={styles.stops}>
            {checks.map(({ code, line, text }: FormulaCheck) => (
              <li key={`${code} ${line} ${text}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
