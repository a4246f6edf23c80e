import type { Citation, Interpretation } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ArrowUp, Copy, RotateCcw } from '@seedbed/ui/icons';
import { Inline } from '@seedbed/ui/layout';
import { Heading } from '@seedbed/ui/text';
import { useId } from 'react';
import { Button as QuestionButton } from 'react-aria-components';
import { answerDraft, Plant } from '../../garden';
import { toasts, toastFailure } from '../../../feedback/toasts';
import { withSources } from './followUps';
import * as styles from '../SearchPage.css';

export interface AnswerFooterProps {
  text: string;
  citations: readonly Citation[];
  /** Questions to go on with. */
  questions: readonly string[];
  /** How the question may be meant, where the answer asks back. */
  interpretations: readonly Interpretation[];
  /** What it answers. */
  question: string | undefined;
  /** Asks; undefined where another answer follows or is being written. */
  onAsk: ((question: string) => void) | undefined;
}

/** What can be done with an answer, and where to go from it. */
export function AnswerFooter({
  text,
  citations,
  questions,
  interpretations,
  question,
  onAsk,
}: AnswerFooterProps) {
  return (
    <div className={styles.answerFooter}>
      {onAsk && interpretations.length > 0 && (
        <div role="group" aria-label="What the question may mean">
          <Inline>
            {interpretations.map((each) => (
              <Button key={each.question} size="small" onPress={() => onAsk(each.question)}>
                {each.label}
              </Button>
            ))}
          </Inline>
        </div>
      )}
      <Inline gap="xxsmall">
        <Button variant="quiet" size="small" onPress={() => void copy(withSources(text, citations))}>
          <Copy size={14} />
          Copy
        </Button>
        <Plant of="this answer" draft={() => answerDraft(question, withSources(text, citations))} />
        {onAsk && question !== undefined && (
          <Button variant="quiet" size="small" onPress={() => onAsk(question)}>
            <RotateCcw size={14} />
            Ask again
          </Button>
        )}
      </Inline>
      {onAsk && questions.length > 0 && <Questions questions={questions} onAsk={onAsk} />}
    </div>
  );
}

function Questions({
  questions,
  onAsk,
}: Required<Pick<AnswerFooterProps, 'questions'>> & { onAsk: (question: string) => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="body" id={titleId}>
        You could ask next
      </Heading>
      <ul className={styles.questions}>
        {questions.map((each) => (
          <li key={each}>
            <QuestionButton className={styles.example} onPress={() => onAsk(each)}>
              <ArrowUp size={16} />
              {each}
            </QuestionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ title: 'Copied', description: 'The answer and its sources are on the clipboard.' });
  } catch (error) {
    toastFailure('The browser did not allow copying. Select the text and copy it by hand.', error);
  }
}
