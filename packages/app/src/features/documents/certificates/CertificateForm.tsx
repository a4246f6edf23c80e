import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { refusalsOf } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { ChooseFile } from './ChooseFile';
import { withoutTest } from './coaWords';
import { useCertificateForm, type CertificateFormProps } from './useCertificateForm';

const CoaFields = lazy(async () => ({ default: (await import('./CoaFields')).CoaFields }));
const ResultRows = lazy(async () => ({ default: (await import('./ResultRows')).ResultRows }));
// What chooses columns comes with the first table.
const ReadFile = lazy(async () => ({ default: (await import('./ReadFile')).ReadFile }));

/** A certificate: read from its file or typed, looked at, then kept. What stands here stays until it is kept. */
export function CertificateForm({ productId, coa, onClose }: CertificateFormProps) {
  const form = useCertificateForm({ productId, coa, onClose });
  const { words, setWords, rows, setRows, file, reading, choose, attempt } = form;
  const { isPending, failure } = attempt;
  const nameless = withoutTest(rows);
  return (
    <Dialog
      title={coa ? 'Change the certificate' : 'Add a certificate of analysis'}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={() => onClose()}
      footer={
        <>
          <Button onPress={() => onClose()}>Cancel</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={words.ingredientKey.trim() === '' || words.lot.trim() === '' || nameless.length > 0}
            onPress={() => void form.save()}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap="large">
        {!coa && (
          <Stack gap="medium">
            <ChooseFile
              label="The certificate as a file"
              description="CSV, TSV, XLSX and PDF are read; a scan is kept with what you type. At most 20 MB."
              accept={['.csv', '.tsv', '.txt', '.xlsx', '.pdf']}
              isPending={reading.isReading}
              error={reading.error}
              onFile={choose}
            />
            {file && (
              <Text size="caption" tone="quiet">
                {`${file.name} is kept with the certificate.`}
              </Text>
            )}
            {reading.preview && (
              <Suspense fallback={<Skeleton height="120px" />}>
                <ReadFile reading={reading.preview} onRemap={(mapping) => void reading.remap(mapping)} />
              </Suspense>
            )}
          </Stack>
        )}
        <Suspense fallback={<Skeleton height="140px" />}>
          <CoaFields productId={productId} words={words} refusals={refusalsOf(failure)} onChange={setWords} />
        </Suspense>
        <Stack gap="small">
          <Heading level={3} size="body">
            Results
          </Heading>
          <Text as="p" size="caption" tone="quiet">
            As the certificate states them. A limit of the product’s specification goes before the one typed
            here.
          </Text>
          <Suspense fallback={<Skeleton height="60px" />}>
            <ResultRows rows={rows} onChange={setRows} />
          </Suspense>
          {nameless.length > 0 && (
            <Text as="p" role="status" size="caption">
              {`Name the test of result ${nameless.join(', ')}.`}
            </Text>
          )}
        </Stack>
        <Failure error={failure} title="The certificate was not kept" />
      </Stack>
    </Dialog>
  );
}
