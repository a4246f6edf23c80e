import type { ListedFormula } from '@seedbed/server/contract';
import { Button, IconButton } from '@seedbed/ui/button';
import { ConfirmDialog, Dialog } from '@seedbed/ui/dialog';
import { SelectField, TextField } from '@seedbed/ui/field';
import { MoreHorizontal } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import { toastFailure } from '../../../feedback/toasts';
import { useBench, useBenchState } from '../bench/benchContext';
import { useFormulaListCalls } from '../formulaList.api';
import * as bench from '../bench/FormulaBench.css';
import * as styles from './FormulaList.css';

export interface FormulaListProps {
  formulas: readonly ListedFormula[];
  /** Goes on with another; null where none is left. */
  onChoose: (id: number | null) => void;
}

type Asked = 'rename' | 'delete' | null;

/** Which of the product's formulas is worked on, and what is done to the list of them. */
export function FormulaList({ formulas, onChoose }: FormulaListProps) {
  const { kept, productId } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  const { create, remove } = useFormulaListCalls(productId);
  const [asked, setAsked] = useState<Asked>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const others = formulas.filter(({ id }) => id !== formula.id);
  const begin = async (name: string, from: 'empty' | { formulaId: number }) => {
    try {
      await kept.flush();
      const answer = await create({ name, from }, newIdempotencyKey());
      onChoose(answer.formula.id);
    } catch (error) {
      toastFailure('The formula could not be made. Try again in a moment.', error);
    }
  };
  const discard = async () => {
    setIsDeleting(true);
    try {
      await kept.flush();
      await remove(kept.getState().kept.formula);
      setAsked(null);
      const [next] = others;
      onChoose(next?.id ?? null);
    } catch (error) {
      toastFailure('The formula could not be deleted. It is kept as it was.', error);
    } finally {
      setIsDeleting(false);
    }
  };
  const acts = {
    new: () => void begin(`Formula ${formulas.length + 1}`, 'empty'),
    copy: () => void begin(`${formula.name} (Copy)`, { formulaId: formula.id }),
    rename: () => setAsked('rename'),
    delete: () => setAsked('delete'),
  };
  const options = [...others, formula].map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <>
      {others.length === 0 ? (
        <span className={bench.name}>{formula.name}</span>
      ) : (
        <div className={styles.chooser}>
          <SelectField
            label="Formula"
            isLabelHidden
            options={options.toSorted((one, other) => Number(one.id) - Number(other.id))}
            value={String(formula.id)}
            onChange={(id) => onChoose(Number(id))}
          />
        </div>
      )}
      <Menu
        label="Formula"
        trigger={
          <IconButton label="More for this formula">
            <MoreHorizontal />
          </IconButton>
        }
        items={[
          { id: 'new', label: 'New formula' },
          { id: 'copy', label: 'Copy of this formula' },
          { id: 'rename', label: 'Rename' },
          { id: 'delete', label: 'Delete', isDanger: true },
        ]}
        onAction={(id) => acts[id as keyof typeof acts]()}
      />
      {asked === 'rename' && <RenameDialog onClose={() => setAsked(null)} />}
      <ConfirmDialog
        title={`Delete ${formula.name}?`}
        description="Its lines and its versions go with it. This cannot be undone."
        confirmLabel="Delete formula"
        isOpen={asked === 'delete'}
        isPending={isDeleting}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => void discard()}
      />
    </>
  );
}

function RenameDialog({ onClose }: { onClose: () => void }) {
  const { kept } = useBench();
  const name = useBenchState(({ kept }) => kept.formula.name);
  const [typed, setTyped] = useState(name);
  const rename = () => {
    if (typed.trim() && typed.trim() !== name)
      kept.change([{ op: 'setFormula', path: 'name', value: typed.trim() }]);
    onClose();
  };
  return (
    <Dialog
      title="Rename the formula"
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" isDisabled={!typed.trim()} onPress={rename}>
          Rename
        </Button>
      }
    >
      <TextField label="Name" value={typed} onChange={setTyped} maxLength={200} autoFocus />
    </Dialog>
  );
}
