import {
  maxVersionNote,
  type FormulaCheck,
  type FormulaVersion,
  type StoredFormula,
} from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Checkbox, TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { StopList, wordsIn } from './StopList';
import type { VersionActs } from './useVersionActs';
import type { VersionDialogProps } from './versionedFormula';
import { useVersion } from './versions.api';

interface ApproveVersionProps {
  formula: StoredFormula;
  n: FormulaVersion['n'];
  acts: VersionActs;
  onGoTo: VersionDialogProps['onGoTo'];
  onClose: () => void;
}

const keyOf = ({ code, line, text }: FormulaCheck) => `${code} ${line ?? ''} ${text}`;

/** Stands for a version: what stops it is told, each warning is ticked, and a note says what was looked at. */
export function ApproveVersion({ formula, n, acts, onGoTo, onClose }: ApproveVersionProps) {
  const { data: version, error } = useVersion(formula.id, n);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const of = (severity: FormulaCheck['severity']) =>
    version?.checks.filter((check) => check.severity === severity) ?? [];
  const [stops, warnings] = [of('stop'), of('warn')];
  const isReady = version && stops.length === 0 && warnings.every((check) => ticked.has(keyOf(check)));
  const approve = async () => {
    await acts.approve(n, note.trim());
    onClose();
  };
  return (
    <Dialog
      title={`Approve version ${n}`}
      isOpen
      isDismissable={note === '' && ticked.size === 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button
          variant="primary"
          isDisabled={!isReady}
          isPending={acts.pending === `approve ${n}`}
          onPress={() => void approve()}
        >
          Approve
        </Button>
      }
    >
      <Stack gap="medium">
        {error !== undefined && !version && (
          <Notice tone="critical" title="The version could not be loaded">
            {errorWords(error)}
          </Notice>
        )}
        {!version && error === undefined && <Skeleton lines={3} />}
        {stops.length > 0 && (
          <Notice tone="critical" title="This version cannot be approved">
            <StopList checks={stops} formula={version?.formula} current={formula.lines} onGoTo={onGoTo} />
          </Notice>
        )}
        {stops.length === 0 && warnings.length > 0 && (
          <div role="group" aria-label="Warnings">
            <Stack gap="xsmall">
              <Text as="p">Tick each warning once you have looked at it.</Text>
              {warnings.map((check) => (
                <Checkbox
                  key={keyOf(check)}
                  isSelected={ticked.has(keyOf(check))}
                  onChange={(isOn) => setTicked(toggled(ticked, keyOf(check), isOn))}
                >
                  {wordsIn(version?.formula, check)}
                </Checkbox>
              ))}
            </Stack>
          </div>
        )}
        {version && stops.length === 0 && (
          <TextField
            label="Note"
            description="What was looked at; it stands beside your name."
            value={note}
            onChange={setNote}
            maxLength={maxVersionNote}
            isMultiline
          />
        )}
      </Stack>
    </Dialog>
  );
}

const toggled = (set: ReadonlySet<string>, key: string, isOn: boolean): ReadonlySet<string> =>
  new Set(isOn ? [...set, key] : [...set].filter((each) => each !== key));
