import type { Coa } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { RowGrid } from '../../../screen/RowGrid';
import { useOpenRow } from '../../../screen/useOpenRow';
import * as styles from './certificates.css';
import { useCoas, useIngredientName } from './coas.api';
import { dayWords, isExpired, overallOf, todayOf } from './coaWords';
import { VerdictBadge } from './VerdictBadge';

const CertificateForm = lazy(async () => ({ default: (await import('./CertificateForm')).CertificateForm }));
const OpenCertificate = lazy(async () => ({ default: (await import('./OpenCertificate')).OpenCertificate }));

const label = 'Certificates of analysis';

/** What laboratories and suppliers certify of a product's ingredients, against its specification. */
export function CertificatesPart({ productId }: { productId: number }) {
  const coas = useCoas(productId);
  const [openId, setOpenId] = useOpenRow<number>(label);
  const [isAdding, setAdding] = useState(false);
  const open = coas.data?.find(({ id }) => id === openId);
  return (
    <section className={styles.part} aria-label={label}>
      <div className={styles.head}>
        <Heading level={3} size="body">
          {label}
        </Heading>
        <Button onPress={() => setAdding(true)}>Add a certificate</Button>
      </div>
      {coas.data ? (
        <CertificateList productId={productId} coas={coas.data} onOpen={setOpenId} />
      ) : (
        <NotThere error={coas.error as unknown} onAgain={() => void coas.mutate()} />
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <CertificateForm
            productId={productId}
            onClose={(made) => {
              setAdding(false);
              if (made) setOpenId(made.id);
            }}
          />
        )}
        {open && (
          <OpenCertificate
            key={open.id}
            productId={productId}
            coa={open}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

function NotThere({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error === undefined) {
    return (
      <div role="status" aria-label="Loading the certificates">
        <Stack gap="small">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </Stack>
      </div>
    );
  }
  return (
    <Notice
      tone="critical"
      title="The certificates could not be loaded"
      action={<Button onPress={onAgain}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}

/** What the results come to; by limits that the specification has no more, it says so. */
function ListedVerdict({ coa, today }: { coa: Coa; today: string }) {
  const { verdict, words } = overallOf(coa);
  if (coa.staleSince === null) {
    if (!isExpired(coa, today)) return <VerdictBadge verdict={verdict} words={words} />;
    return <VerdictBadge verdict={verdict === 'fail' ? 'fail' : 'unreadable'} words={`Expired: ${words}`} />;
  }
  return <VerdictBadge verdict="unreadable" words="Specification changed since" />;
}

interface ListProps {
  productId: number;
  coas: readonly Coa[];
  onOpen: (id: number) => void;
}

function CertificateList({ productId, coas, onOpen }: ListProps) {
  const nameOf = useIngredientName(productId);
  const [today] = useState(() => todayOf(new Date()));
  if (coas.length === 0) {
    return (
      <Text as="p" tone="quiet">
        None yet. A certificate is read from its file or typed, and each result is held against the
        specification of its ingredient, or of the finished product.
      </Text>
    );
  }
  const rows = coas.map((coa) => {
    const days = dayWords(coa, today);
    return {
      id: coa.id,
      cells: [
        { key: 'of', className: styles.words, content: nameOf(coa.ingredientKey) },
        { key: 'lot', className: styles.words, content: <Text isTabular>{`Lot ${coa.lot}`}</Text> },
        { key: 'days', content: days && <Text size="caption">{days}</Text> },
        { key: 'verdict', content: <ListedVerdict coa={coa} today={today} /> },
      ],
    };
  });
  return <RowGrid label={label} rows={rows} rowClass={styles.row} onOpen={onOpen} />;
}
