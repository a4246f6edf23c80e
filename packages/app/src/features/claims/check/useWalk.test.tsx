import type { CheckedSentence } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newPage, show } from '../../../testing/hosted';
import { SentenceFindings } from './SentenceFindings';
import { useWalk } from './useWalk';

const blocked = (start: number, rewordings: CheckedSentence['rewordings']): CheckedSentence => ({
  text: 'Boosts your immune system.',
  start,
  end: start + 26,
  class: 'function',
  verdict: 'blocked',
  findings: [],
  conditions: [],
  rewordings,
});

interface Walked {
  sentences: readonly CheckedSentence[];
  onSave: () => void;
  onReword: (text: string) => void;
}

function Sentences({ sentences, onSave, onReword }: Walked) {
  const place = useRef<HTMLDivElement>(null);
  const walk = useWalk(place);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} onKeyDown={walk}>
      <input aria-label="Text" />
      {sentences.map((sentence) => (
        <div key={sentence.start} tabIndex={-1} data-walk role="group">
          <SentenceFindings
            sentence={sentence}
            action={<Button onPress={onSave}>Save this sentence</Button>}
            onReword={onReword}
          />
        </div>
      ))}
    </div>
  );
}

it('takes other words by Enter, whatever other buttons a finding has, and does nothing where none are offered', async () => {
  const [onSave, onReword] = [vi.fn(), vi.fn()];
  const other = {
    text: 'Zinc contributes to the normal function of the immune system.',
    verdict: 'conditions',
  };
  const sentences = [blocked(0, [other as CheckedSentence['rewordings'][number]]), blocked(27, [])];
  const hide = show(newPage(), <Sentences {...{ sentences, onSave, onReword }} />);
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
  expect(onReword).toHaveBeenCalledExactlyOnceWith(other.text);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
  expect(onReword).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
  hide();
});
