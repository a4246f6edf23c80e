import { maxCopyLength, type CheckClaims } from '@seedbed/server/contract';
import { announce } from '@seedbed/ui/announcer';
import { Button } from '@seedbed/ui/button';
import { SelectField, TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useEffect, useMemo, useRef } from 'react';
import { errorWords } from '../../../api/problem';
import { draftKeys } from '../../../constants';
import { useOwnDraft } from '../../../session';
import { reworded, verdictCounts, verdictWords } from '../claimWords';
import * as styles from '../claims.css';
import { useCheck, type Checking } from '../claims.api';
import { Openings } from './Openings';
import { toldBefore } from './repeats';
import { SaveClaim, SaveSentence } from './SaveClaim';
import { SentenceFindings } from './SentenceFindings';
import { useWalk } from './useWalk';
import { VerdictBadge } from '../VerdictBadge';

const markets = ['US', 'EU', 'UK'].map((id) => ({ id: id as CheckClaims['market'], label: id }));
const channels = [
  { id: 'label' as const, label: 'Label' },
  { id: 'web' as const, label: 'Web' },
  { id: 'ad' as const, label: 'Advertising' },
];

/** Sentences that show what a check says: one that passes often, one that is computed, one that never passes. */
const samples = [
  'Helps maintain normal muscle function.',
  'Excellent source of magnesium.',
  'Cures insomnia.',
];

/** Copy that is checked as it is written, and kept as a claim. */
export function CheckPanel({ productId, again }: { productId: number; again: number }) {
  const [copy, setCopy] = useOwnDraft(`${draftKeys.claims}${productId}`, {
    text: '',
    market: 'US' as CheckClaims['market'],
    channel: 'label' as CheckClaims['channel'],
  });
  const asked = copy.text.trim() === '' ? null : { ...copy, productId };
  const checking = useCheck(asked, again);
  const place = useRef<HTMLDivElement>(null);
  const walk = useWalk(place);
  return (
    // Keys that work from the text and from each sentence; these take the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} onKeyDown={walk} className={styles.bench}>
      <div className={styles.writing}>
        <TextField
          label="Text to check"
          description="Alt+↓ and Alt+↑ walk the findings, Enter takes other words. A drafting aid, no legal advice."
          isMultiline
          rows={rowsOf(copy.text)}
          maxLength={maxCopyLength}
          value={copy.text}
          onChange={(text) => setCopy({ ...copy, text })}
        />
        <div className={styles.choices}>
          <SelectField
            label="Market"
            options={markets}
            value={copy.market}
            onChange={(market) => setCopy({ ...copy, market })}
          />
          <SelectField
            label="Channel"
            options={channels}
            value={copy.channel}
            onChange={(channel) => setCopy({ ...copy, channel })}
          />
        </div>
      </div>
      {asked ? (
        <Stack gap="medium">
          <Judged
            copy={asked}
            checking={checking}
            onReword={(sentence, text) =>
              setCopy({ ...copy, text: reworded(checking.copy?.text ?? copy.text, sentence, text) })
            }
          />
          <SaveClaim copy={asked} />
        </Stack>
      ) : (
        <Stack gap="medium">
          <Samples onChoose={(text) => setCopy({ ...copy, text })} />
          <Openings
            of={{ productId, market: copy.market, channel: copy.channel }}
            again={again}
            onChoose={(text) => setCopy({ ...copy, text })}
          />
        </Stack>
      )}
    </div>
  );
}

/** As many as the copy has lines, as far as the verdicts stay in sight. */
const rowsOf = (text: string): number => Math.min(Math.max(text.split('\n').length, 4), 14);

function Samples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <Stack gap="xsmall">
      <Text as="p" tone="quiet">
        Write or paste what the label or an advertisement shall say, or see what a check says of these.
      </Text>
      <Inline gap="xsmall">
        {samples.map((text) => (
          <Button key={text} size="small" onPress={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

interface JudgedProps {
  /** What sentences are kept with. */
  copy: CheckClaims;
  checking: Checking;
  onReword: (sentence: { start: number; end: number }, text: string) => void;
}

/** What the check said last; while it could not be asked, why. */
function Judged({ copy, checking: { checked, error, retry }, onReword }: JudgedProps) {
  const told = useMemo(() => toldBefore(checked?.sentences ?? []), [checked]);
  useEffect(() => {
    if (!checked) return;
    const { length } = checked.sentences;
    announce(`${verdictWords[checked.verdict]}. ${length === 1 ? 'One sentence' : `${length} sentences`}.`);
  }, [checked]);
  return (
    <Stack gap="small">
      {error !== undefined && (
        <Notice
          tone="critical"
          title="The text could not be checked"
          action={<Button onPress={retry}>Try again</Button>}
        >
          {errorWords(error)} What you wrote is kept.
        </Notice>
      )}
      {checked ? (
        <>
          <Inline gap="xsmall">
            <Text weight="strong">As a whole</Text>
            <VerdictBadge verdict={checked.verdict} />
            {checked.sentences.length > 1 && (
              <Text size="caption" tone="quiet">
                {verdictCounts(checked.sentences)}
              </Text>
            )}
          </Inline>
          <ol className={styles.findings} aria-label="Sentences">
            {checked.sentences.map((sentence, at) => (
              <li
                key={sentence.start}
                className={sentence.findings.length > 0 ? styles.finding : styles.unremarkable}
                tabIndex={-1}
                data-walk={sentence.findings.length > 0 || undefined}
                aria-label={`${verdictWords[sentence.verdict]}: ${sentence.text}`}
              >
                <SentenceFindings
                  sentence={sentence}
                  told={told[at]}
                  action={
                    checked.sentences.length > 1 &&
                    sentence.class !== 'none' && <SaveSentence copy={{ ...copy, text: sentence.text }} />
                  }
                  onReword={(text) => onReword(sentence, text)}
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        error === undefined && (
          <Text as="p" tone="quiet" role="status">
            Checking…
          </Text>
        )
      )}
    </Stack>
  );
}
