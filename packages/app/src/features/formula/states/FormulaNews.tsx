import { Button } from '@seedbed/ui/button';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { useBench, useBenchState } from '../bench/benchContext';
import { LimitsNews } from '../compare/LimitsNews';
import { columnOfPath } from '../grid/checkCells';
import { fieldWords, valueWords } from '../model/fieldWords';
import { lineName } from '../model/lineName';
import { fieldKey, type Conflict } from '../model/merge';
import { lineOf } from '../model/paths';
import { useCheckVoice } from '../bench/useCheckVoice';
import { useVersioned } from '../bench/useVersioned';

/** What has to be settled, or known, before one goes on, seen and heard. */
export function FormulaNews({ onEdit }: { onEdit: () => void }) {
  const { kept, isReadOnly, goToCell } = useBench();
  const firstLine = useBenchState(({ kept }) => kept.formula.lines?.[0]?.id);
  useCheckVoice(kept);
  const approved = useBenchState(({ kept }) => kept.formula.approvedVersion);
  const versioned = useVersioned();
  const conflicts = useBenchState(({ pending }) => pending.conflicts);
  // What is pressed here goes away with it: the focus goes on to what can be edited.
  const edit = () => {
    onEdit();
    if (firstLine !== undefined) goToCell(String(firstLine), 'name');
  };
  return (
    <>
      {isReadOnly && (
        <Notice
          title={`Version ${approved} is approved`}
          action={<Button onPress={edit}>Edit as draft</Button>}
        >
          It can be read and copied. A draft begins where it stands; the approved version stays as it is.
        </Notice>
      )}
      <LimitsNews {...versioned} />
      {conflicts.map((conflict) => (
        <ConflictNotice key={fieldKey(conflict)} conflict={conflict} />
      ))}
    </>
  );
}

/** The same field was changed here and in another window. */
function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { kept, goToCell } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  const { lineId, path, mine, theirs } = conflict;
  const line = lineId === null ? undefined : lineOf(formula, lineId);
  const what = [line && lineName(line), fieldWords(path)].filter(Boolean).join(', ');
  const settle = (isMine: boolean) => {
    kept.settleConflict(conflict, isMine);
    if (lineId !== null) goToCell(lineId, columnOfPath(path));
  };
  return (
    <Notice
      tone="caution"
      title={`${what} was changed in another window`}
      action={
        <Inline>
          <Button size="small" onPress={() => settle(true)}>
            Keep yours
          </Button>
          <Button size="small" onPress={() => settle(false)}>
            Take theirs
          </Button>
        </Inline>
      }
    >
      Yours {valueWords(path, mine, line)} · Theirs {valueWords(path, theirs, line)}
    </Notice>
  );
}
