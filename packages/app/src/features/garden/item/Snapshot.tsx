import type { GardenHighlight, GardenItem } from '@seedbed/server/contract';
import { announce } from '@seedbed/ui/announcer';
import { Button, IconButton } from '@seedbed/ui/button';
import { Quote, X } from '@seedbed/ui/icons';
import { Heading, Text } from '@seedbed/ui/text';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { toasts } from '../../../feedback/toasts';
import { RichText } from '../../../text/RichText';
import { LatePlantedChart } from '../../study-chart';
import * as styles from '../garden.css';
import { shortened } from '../gardenWords';
import { marked } from './highlights';
import { blocksOf, paint, select, selectionIn } from './selection';
import { aligned, inShown, inSource, sentencesOf, stepped } from './stretches';
import type { ItemChanges } from './useItemChanges';

/** What was planted, as it was; what is selected in it can be highlighted, by pointer or by keys. */
export function Snapshot({ item, press }: { item: GardenItem } & Pick<ItemChanges, 'press'>) {
  const text = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isMarkdown = item.kind === 'answer';
  const keep = (highlights: GardenHighlight[]) =>
    void press({ highlights }, 'The highlight could not be kept. Open the item again, then try again.');
  function highlight() {
    const shown = text.current && selectionIn(text.current);
    const stretch = shown && isMarkdown ? inSource(placesOf(item, text.current), shown) : shown;
    if (!stretch) {
      toasts.add({ title: 'Select some of the text first', description: 'Then press Highlight.' });
      return;
    }
    keep([...item.highlights, stretch].toSorted((a, b) => a.start - b.start));
  }
  usePainted(text, item, isMarkdown);
  const words = <Words ref={text} item={item} hintId={hintId} onHighlight={highlight} />;
  return (
    <section aria-label="As it was planted" className={styles.side}>
      {item.kind === 'chart' ? <LatePlantedChart text={item.snapshot}>{words}</LatePlantedChart> : words}
      <div>
        <div className={styles.tools}>
          <Button variant="quiet" size="small" onPress={highlight}>
            <Quote size={14} />
            Highlight
          </Button>
          {item.highlights.length > 0 && (
            <Button variant="quiet" size="small" onPress={() => keep([])}>
              Clear highlights
            </Button>
          )}
        </div>
        <Text as="p" size="caption" tone="quiet" id={hintId}>
          Select what matters. By keys: in the text, ↓ and ↑ step through its sentences, Shift takes more,
          Enter highlights.
        </Text>
      </div>
      <Highlights {...{ item, keep }} />
    </section>
  );
}

interface WordsProps {
  ref: RefObject<HTMLDivElement | null>;
  item: GardenItem;
  hintId: string;
  onHighlight: () => void;
}

/** The text as it was. Read only: one stop, from which its sentences are stepped through. */
function Words({ ref, item, hintId, onHighlight }: WordsProps) {
  const isMarkdown = item.kind === 'answer';
  return (
    <div
      ref={ref}
      role="textbox"
      aria-readonly
      aria-multiline
      tabIndex={0}
      aria-label="Text"
      aria-describedby={hintId}
      className={isMarkdown ? styles.written : styles.snapshot}
      onKeyDown={(event) => handleKeys(event, onHighlight)}
    >
      {isMarkdown ? (
        <RichText size="body">{item.snapshot}</RichText>
      ) : (
        marked(item.snapshot, item.highlights).map(({ text: piece, start, isMarked }) =>
          isMarked ? <mark key={start}>{piece}</mark> : <span key={start}>{piece}</span>,
        )
      )}
    </div>
  );
}

interface HighlightsProps {
  item: GardenItem;
  keep: (highlights: GardenHighlight[]) => void;
}

/** What was highlighted, to be read by itself and taken away by itself. */
function Highlights({ item: { highlights, snapshot }, keep }: HighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="body">
        Highlights
      </Heading>
      <ul className={styles.quotes} aria-label="Highlights">
        {highlights.map((each) => {
          const words = shortened(snapshot.slice(each.start, each.end), 160);
          return (
            <li key={`${each.start} ${each.end}`}>
              <Text size="caption">{words}</Text>
              <IconButton
                size="small"
                label={`Remove the highlight: ${shortened(words, 40)}`}
                onPress={() => keep(highlights.filter((other) => other !== each))}
              >
                <X size={14} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const placesOf = ({ snapshot }: GardenItem, element: HTMLElement | null) =>
  aligned(snapshot, element?.textContent ?? '');

/** Marks the highlights of Markdown where it is drawn, which is after its code came. */
function usePainted(text: RefObject<HTMLElement | null>, item: GardenItem, isMarkdown: boolean): void {
  useEffect(() => {
    const element = text.current;
    if (!element || !isMarkdown) return undefined;
    const draw = () => {
      const places = placesOf(item, element);
      paint(
        element,
        item.highlights.flatMap((each) => inShown(places, each) ?? []),
      );
    };
    const watcher = new MutationObserver(draw);
    watcher.observe(element, { childList: true, subtree: true, characterData: true });
    draw();
    return () => {
      watcher.disconnect();
      paint(element, []);
    };
  }, [text, item, isMarkdown]);
}

function handleKeys(event: KeyboardEvent<HTMLElement>, highlight: () => void): void {
  const element = event.currentTarget;
  if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter') highlight();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const found = sentencesOf(blocksOf(element));
    const next = stepped(found, selectionIn(element), { step, isLonger: event.shiftKey });
    if (!next) return;
    select(element, next);
    announce((element.textContent ?? '').slice(next.start, next.end));
  } else return;
  event.preventDefault();
}
