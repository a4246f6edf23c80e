import { allergensOf } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Checkbox } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { toasts } from '../../../feedback/toasts';
import { useBench } from '../bench/benchContext';
import * as styles from './allergens.css';
import { AllergenEvidence } from './AllergenEvidence';
import {
  confirmOps,
  missingOf,
  openLines,
  type Choices,
  type Evidence,
  type OpenLine,
  type Others,
} from './confirming';
import { OpenLineItem } from './OpenLineItem';

const noEvidence: Evidence = { kind: '', text: '', date: '' };
const countWords = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** One statement for the allergens of many lines: what each would say, what it rests on, and one step of undo. */
export function ConfirmAllergens({ onClose }: { onClose: () => void }) {
  const { kept, basis, named } = useBench();
  const [{ lines, market }] = useState(() => {
    const { formula, computed } = kept.getState().kept;
    const of = formula.market ?? 'US';
    return {
      market: of,
      lines: openLines(formula, computed.checks, (words) => named(words, basis.data, allergensOf[of])),
    };
  });
  const [choices, setChoices] = useState<Choices>(() => allOf(lines, 'unconfirmed'));
  const [evidence, setEvidence] = useState(noEvidence);
  const [isAsked, setIsAsked] = useState(false);
  const ops = confirmOps(lines, choices, { ...evidence, allergens: allergensOf[market] });
  const count = new Set(ops.map((op) => (op.op === 'setField' ? op.line : null))).size;
  const missing = missingOf(evidence);
  const confirm = () => {
    setIsAsked(true);
    if (missing !== null || count === 0 || !kept.change(ops)) return;
    toasts.add({
      title: `Allergens of ${countWords(count)} stored`,
      description: 'Undo takes all of it back.',
    });
    onClose();
  };
  return (
    <Dialog
      title="Confirm allergens"
      size="large"
      isOpen
      isDismissable={evidence === noEvidence}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={confirm}>
          Confirm allergens
        </Button>
      }
    >
      <Stack gap="large">
        <AllergenEvidence evidence={evidence} missing={isAsked ? missing : null} onChange={setEvidence} />
        <LinesOf {...{ lines, choices }} onChange={setChoices} />
        <div role="status">
          <Text as="p" tone={isAsked && count === 0 ? 'critical' : 'quiet'}>
            {wordsOf(count, choices)}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}

const allOf = (lines: readonly OpenLine[], others: Others): Choices =>
  Object.fromEntries(lines.map(({ line }) => [String(line.id), others]));

function wordsOf(count: number, choices: Choices): string {
  if (Object.keys(choices).length === 0) return 'No line is chosen.';
  if (count === 0)
    return 'Nothing is said yet: say what the chosen lines are free of, or of what they are made.';
  return `${countWords(count)} would rest on this statement.`;
}

interface LinesOfProps {
  lines: readonly OpenLine[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** The lines that wait, all of them chosen at first; what is said of the others is said by a person alone. */
function LinesOf({ lines, choices, onChange }: LinesOfProps) {
  const chosen = Object.keys(choices).length;
  const isAllFree = chosen > 0 && Object.values(choices).every((others) => others === 'free');
  const setAll = (others: Others) =>
    onChange(Object.fromEntries(Object.keys(choices).map((id) => [id, others])));
  const set = (id: string, others: Others | null) => {
    const { [id]: _, ...rest } = choices;
    onChange(others === null ? rest : { ...rest, [id]: others });
  };
  return (
    <section aria-label="Lines">
      <div className={styles.all}>
        <Checkbox
          isSelected={chosen === lines.length}
          isIndeterminate={chosen > 0 && chosen < lines.length}
          onChange={(isOn) => onChange(isOn ? { ...allOf(lines, 'unconfirmed'), ...choices } : {})}
        >
          All unconfirmed lines
        </Checkbox>
        <Checkbox
          isSelected={isAllFree}
          isDisabled={chosen === 0}
          onChange={(isFree) => setAll(isFree ? 'free' : 'unconfirmed')}
        >
          The statement says that all chosen are free of what they do not contain
        </Checkbox>
      </div>
      <ul className={styles.lines}>
        {lines.map((open) => (
          <OpenLineItem
            key={String(open.line.id)}
            open={open}
            others={choices[String(open.line.id)] ?? null}
            onChange={(others) => set(String(open.line.id), others)}
          />
        ))}
      </ul>
    </section>
  );
}
