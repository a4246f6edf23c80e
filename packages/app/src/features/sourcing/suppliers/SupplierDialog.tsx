import type { Supplier } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Checkbox, TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useId, useState, type FormEvent } from 'react';
import { Failure } from '../../../feedback/Failure';
import { CertificationRows } from './CertificationRows';
import { certificationFaults } from './certificationWords';
import * as styles from '../sourcing.css';
import { useSourcingCalls } from '../sourcing.api';
import { noSupplier, supplierKinds, supplierOf, wordsOf, type SupplierWords } from './supplierWords';
import { useAttempt } from '../../../feedback/useAttempt';

interface SupplierDialogProps {
  productId: number;
  /** The one that is changed; a new one without. */
  supplier?: Supplier;
  /** Closed; with what was made or changed, if it was. */
  onClose: (supplier?: Supplier) => void;
}

type TextName = Exclude<keyof SupplierWords, 'kinds' | 'certifications'>;

const texts: readonly (readonly [name: TextName, label: string, hint?: string])[] = [
  ['country', 'Country', 'Where they deliver from'],
  ['contact', 'Contact'],
  ['email', 'Email'],
  ['phone', 'Phone'],
];

/** Who a supplier is and whom to write to. What is typed stays until it is stored. */
export function SupplierDialog({ productId, supplier, onClose }: SupplierDialogProps) {
  const [words, setWords] = useState(supplier ? wordsOf(supplier) : noSupplier);
  const { addSupplier, changeSupplier } = useSourcingCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  const kindsId = useId();
  const set = (name: TextName) => (text: string) => setWords((before) => ({ ...before, [name]: text }));
  const canSave =
    words.name.trim() !== '' &&
    words.kinds.length > 0 &&
    words.certifications.every((row) => Object.keys(certificationFaults(row)).length === 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const draft = supplierOf(words, supplier);
    await attempt(async () =>
      onClose(await (supplier ? changeSupplier(supplier, draft) : addSupplier(draft))),
    );
  };
  return (
    <Dialog
      title={supplier ? 'Change supplier' : 'New supplier'}
      isOpen
      isDismissable={false}
      onOpenChange={() => onClose()}
    >
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="medium">
          <TextField label="Name" value={words.name} onChange={set('name')} autoFocus isRequired />
          <div role="group" aria-labelledby={kindsId}>
            <Text id={kindsId} size="caption" tone="quiet">
              What they supply
            </Text>
            <Inline gap="small">
              {supplierKinds.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  isSelected={words.kinds.includes(id)}
                  onChange={(isOn) => {
                    const others = words.kinds.filter((kind) => kind !== id);
                    setWords({ ...words, kinds: isOn ? [...others, id] : others });
                  }}
                >
                  {label}
                </Checkbox>
              ))}
            </Inline>
          </div>
          <div className={styles.fields}>
            {texts.map(([name, label, description]) => (
              <TextField key={name} {...{ label, description }} value={words[name]} onChange={set(name)} />
            ))}
          </div>
          <CertificationRows
            rows={words.certifications}
            onChange={(change) =>
              setWords((before) => ({ ...before, certifications: change(before.certifications) }))
            }
          />
          <TextField label="Note" isMultiline rows={2} value={words.note} onChange={set('note')} />
          <Failure error={failure} title="The supplier was not stored" />
          <Inline gap="xsmall" justify="end">
            <Button onPress={() => onClose()}>Cancel</Button>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={!canSave}>
              Save supplier
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
