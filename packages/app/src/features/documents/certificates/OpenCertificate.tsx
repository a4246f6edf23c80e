import type { Coa, SourceDifference, TakeDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog, Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { FileLink } from '../../../files/FileLink';
import { keepFile } from '../../../files/files.api';
import { LateTaking } from '../../../provenance/LateTaking';
import { useSuppliers } from '../../sourcing';
import * as styles from './certificates.css';
import { useCoaCalls, useIngredientName } from './coas.api';
import { checkFields, dayWords, overallOf, takenWords, todayOf } from './coaWords';
import { ChooseFile } from './ChooseFile';
import { ResultTable } from './ResultTable';
import { VerdictBadge } from './VerdictBadge';

const CertificateForm = lazy(async () => ({ default: (await import('./CertificateForm')).CertificateForm }));

interface OpenCertificateProps {
  productId: number;
  coa: Coa;
  onClose: () => void;
}

/** One certificate: what it says, its verdicts beside their limits, its file, and what may be done. */
export function OpenCertificate({ productId, coa, onClose }: OpenCertificateProps) {
  const { change, check, remove } = useCoaCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState<SourceDifference | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const nameOf = useIngredientName(productId);
  const overall = overallOf(coa);
  const checkAgain = (acting?: TakeDraft) =>
    attempt(async () => {
      setSaid('');
      const { difference } = await check(coa, acting);
      setWaiting(acting?.take ? null : difference);
      if (!difference) setSaid('Checked again: nothing would change.');
      else if (acting?.take) setSaid(takenWords(difference));
    });
  const takeAway = async () => {
    const isDone = await attempt(() => remove(coa));
    setAsked(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={`${nameOf(coa.ingredientKey)}, lot ${coa.lot}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div ref={place} tabIndex={-1} role="group" aria-label="Certificate" className={styles.place}>
        <Stack gap="xsmall">
          <span>
            <VerdictBadge verdict={overall.verdict} words={overall.words} />
          </span>
          <Facts coa={coa} />
        </Stack>
        {coa.staleSince !== null && <Outdated />}
        {waiting && (
          <LateTaking
            label="What a check would change"
            fields={checkFields(waiting, coa.results)}
            isPending={isPending}
            onTake={() => void checkAgain({ take: true })}
            onLeave={() => setWaiting(null)}
          />
        )}
        {coa.results.length > 0 && <ResultTable results={coa.results} />}
        {said && (
          <Text as="p" role="status">
            {said}
          </Text>
        )}
        <Failure error={failure} />
        <Actions
          isPending={isPending}
          onCheck={() => void checkAgain()}
          onChange={() => setChanging(true)}
          onDelete={() => setAsked(true)}
        />
        {coa.fileId === null && (
          <MissingFile
            isPending={isPending}
            onFile={(file) =>
              void attempt(async () => void (await change(coa, { fileId: (await keepFile(file)).id })))
            }
          />
        )}
      </div>
      <Suspense fallback={null}>
        {isChanging && (
          <CertificateForm
            productId={productId}
            coa={coa}
            onClose={() => {
              setChanging(false);
              setSaid('');
            }}
          />
        )}
      </Suspense>
      <Deleting
        isOpen={isAsked}
        isPending={isPending}
        onLeave={() => setAsked(false)}
        onDelete={() => void takeAway()}
      />
    </Dialog>
  );
}

interface ActionsProps {
  isPending: boolean;
  onCheck: () => void;
  onChange: () => void;
  onDelete: () => void;
}

/** What may be done to a certificate, and what a check does. */
const Actions = ({ isPending, onCheck, onChange, onDelete }: ActionsProps) => (
  <>
    <Inline gap="xsmall">
      <Button variant="primary" isPending={isPending} onPress={onCheck}>
        Check again
      </Button>
      <Button onPress={onChange}>Change</Button>
      <Button variant="quiet" onPress={onDelete}>
        Delete certificate
      </Button>
    </Inline>
    <Text as="p" size="caption" tone="quiet">
      A check shows what the results come to by the specification as it is now. No certificate replaces your
      own test of identity (21 CFR 111.75(a)).
    </Text>
  </>
);

/** Asks for the file of what was typed. */
const MissingFile = ({ isPending, onFile }: { isPending: boolean; onFile: (file: File) => void }) => (
  <ChooseFile
    label="The certificate as a PDF"
    description="Kept with what is typed here, not read. At most 20 MB."
    accept={['.pdf']}
    isPending={isPending}
    onFile={onFile}
  />
);

interface DeletingProps {
  isOpen: boolean;
  isPending: boolean;
  onLeave: () => void;
  onDelete: () => void;
}

/** Asks before a certificate is deleted. */
const Deleting = ({ isOpen, isPending, onLeave, onDelete }: DeletingProps) => (
  <ConfirmDialog
    title="Delete this certificate?"
    description="Its results and verdicts go with it. Its file stays among your files."
    confirmLabel="Delete certificate"
    isOpen={isOpen}
    isPending={isPending}
    onOpenChange={(open) => !open && onLeave()}
    onConfirm={onDelete}
  />
);

/** The specification says otherwise than the certificate was checked against. */
const Outdated = () => (
  <Notice tone="caution" title="Specification changed since">
    These verdicts are by its earlier limits. ‘Check again’ shows what it makes of them now; nothing changes
    before you take it over.
  </Notice>
);

/** Days, supplier and file. */
function Facts({ coa }: { coa: Coa }) {
  const supplier = useSuppliers().data?.find(({ id }) => id === coa.supplierId);
  const [today] = useState(() => todayOf(new Date()));
  const words = [dayWords(coa, today), supplier?.name].filter(Boolean).join(' · ');
  return (
    <Inline gap="small">
      {words && <Text tone="quiet">{words}</Text>}
      {coa.fileId !== null && <FileLink fileId={coa.fileId} />}
    </Inline>
  );
}
