import type { Claim, ClaimBasis, ClaimPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Checkbox, TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import type { FoundStudy } from './FindStudies';

// Most claims do with what was found for them.
const FindStudies = lazy(async () => ({ default: (await import('./FindStudies')).FindStudies }));

interface AttachEvidenceProps {
  claim: Claim;
  /** @throws as `call` does */
  onSave: (patch: ClaimPatch) => Promise<unknown>;
}

/** The studies that were found for the words of a claim, those that were searched for, and those attached already. */
function studiesOf({ sentences, basis }: Claim, more: readonly FoundStudy[]) {
  const found = new Map(
    sentences
      .flatMap(({ evidence }) => evidence?.studies ?? [])
      .map(({ key, title, source }) => [key, `${title}. ${source}`]),
  );
  for (const { key, words } of more) found.set(key, words);
  for (const key of basis?.studies ?? []) if (!found.has(key)) found.set(key, key);
  return [...found];
}

/** What is attached, with what was changed here, which stays until it is stored. */
function useBasis({ basis }: Claim) {
  const [typed, setTyped] = useState<Partial<Words>>({});
  const words: Words = {
    studies: basis?.studies ?? [],
    onHoldId: basis?.onHoldId ?? '',
    evidence: basis?.evidence ?? '',
    ...typed,
  };
  return {
    words,
    change: (part: Partial<Words>) => setTyped({ ...typed, ...part }),
    forget: () => setTyped({}),
  };
}

/** What stands behind a claim: studies of the base, an entry on hold, one's own words on it. */
export function AttachEvidence({ claim, onSave }: AttachEvidenceProps) {
  const { basis } = claim;
  const { words, change, forget } = useBasis(claim);
  const { studies: chosen, onHoldId, evidence } = words;
  const { attempt, isPending, failure } = useAttempt();
  const [searched, setSearched] = useState<readonly FoundStudy[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  const studies = studiesOf(claim, searched);
  const toggle = (key: string, isChosen: boolean) =>
    change({ studies: isChosen ? [...chosen, key] : chosen.filter((other) => other !== key) });
  const save = () =>
    void attempt(async () => {
      await onSave({ basis: basisOf(basis, words) });
      forget();
      setIsSearching(false);
    });
  return (
    <Stack gap="small">
      <Heading level={3} size="title">
        Evidence
      </Heading>
      {basis?.grade && (
        <Text as="p" size="caption" tone="quiet">
          {`Grade ${basis.grade}, as it was typed. Studies that are attached replace it.`}
        </Text>
      )}
      {studies.length > 0 ? (
        studies.map(([key, words]) => (
          <Checkbox
            key={key}
            isSelected={chosen.includes(key)}
            onChange={(isChosen) => toggle(key, isChosen)}
          >
            {words}
          </Checkbox>
        ))
      ) : (
        <Text as="p" size="caption" tone="quiet">
          The base holds no study on what these words say.
        </Text>
      )}
      {isSearching ? (
        <Suspense fallback={null}>
          <FindStudies
            claim={claim}
            chosen={chosen}
            onChange={(study, isChosen) => {
              setSearched([...searched.filter(({ key }) => key !== study.key), study]);
              toggle(study.key, isChosen);
            }}
          />
        </Suspense>
      ) : (
        <Inline>
          <Button size="small" onPress={() => setIsSearching(true)}>
            Find studies
          </Button>
        </Inline>
      )}
      <TextField
        label="Entry on hold"
        description="For a botanical in the EU or the UK: the number of the entry that is relied on."
        maxLength={100}
        value={onHoldId}
        onChange={(now) => change({ onHoldId: now })}
      />
      <TextField
        label="Evidence of your own"
        isMultiline
        rows={2}
        maxLength={2000}
        value={evidence}
        onChange={(now) => change({ evidence: now })}
      />
      <Failure error={failure} />
      <Inline>
        <Button isPending={isPending} onPress={save}>
          Attach evidence
        </Button>
      </Inline>
    </Stack>
  );
}

interface Words {
  studies: readonly string[];
  onHoldId: string;
  evidence: string;
}

/** The basis with these words; a grade that was typed stays while no study is attached. Null: nothing is left of it. */
function basisOf(before: ClaimBasis | null, { studies, onHoldId, evidence }: Words): ClaimBasis | null {
  const { grade, doseMatches, ...rest } = before ?? {};
  const basis: ClaimBasis = {
    ...rest,
    ...(studies.length === 0 && grade !== undefined ? { grade, doseMatches } : {}),
    studies: studies.length > 0 ? [...studies] : undefined,
    onHoldId: onHoldId.trim() || undefined,
    evidence: evidence.trim() || undefined,
  };
  return Object.values(basis).some((value) => value !== undefined) ? basis : null;
}
