import { Carousel, type CarouselCause, type CarouselHandle } from '@seedbed/ui/carousel';
import { SearchField } from '@seedbed/ui/field';
import { Heading } from '@seedbed/ui/text';
import { useEffect, useRef, useState } from 'react';
import { tabSearchDebounce, tabSearchFocusDelay } from '../../../constants';
import { useTabTypes, type TabType } from '../../../navigation/tabTypes';
import { useMedia } from '../../../screen/useMedia';
import * as styles from './TabChooser.css';
import { low } from '../windows';

export interface TabChooserProps {
  onChoose: (type: TabType) => void;
  /** Small cards, for half a window; a low window has them anyway. @default 'medium' */
  size?: 'medium' | 'small';
  /** Rank of the heading. @default 2 */
  level?: 1 | 2;
}

/** The kinds of tab in a row; one searches, scrolls or walks to one and opens it. */
export function TabChooser({ onChoose, size: wanted = 'medium', level = 2 }: TabChooserProps) {
  const size = useMedia(low) ? 'small' : wanted;
  const tabTypes = useTabTypes();
  const carousel = useRef<CarouselHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState(1);
  const search = useTabSearch(carousel);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), tabSearchFocusDelay);
    return () => clearTimeout(timer);
  }, []);

  const handleSubmit = () => {
    const type = tabTypes[search.jump() ?? selected];
    if (type) onChoose(type);
  };

  return (
    <div className={styles.chooser}>
      <div className={styles.words}>
        <Heading level={level} size="heading">
          Open a new tab
        </Heading>
        <div className={styles.search}>
          <SearchField
            label="Search for a tab"
            isLabelHidden
            description="Search for a tab and press enter to open"
            placeholder="Search for a tab..."
            inputRef={input}
            value={search.text}
            onChange={search.type}
            onSubmit={handleSubmit}
          />
        </div>
      </div>
      <Carousel
        ref={carousel}
        label="Kind of tab"
        items={tabTypes}
        itemKey={({ id }) => id}
        itemLabel={({ title }) => title}
        size={size}
        selectedIndex={selected}
        onSelectionChange={(index, cause) => {
          setSelected(index);
          search.notice(cause);
        }}
        onOpen={onChoose}
      >
        {({ title, icon, preview }, { isSelected }) => (
          <div className={styles.card} data-size={size} data-selected={isSelected || undefined}>
            <div className={styles.picture}>{preview}</div>
            <div className={styles.name}>
              {icon}
              {title}
            </div>
          </div>
        )}
      </Carousel>
    </div>
  );
}

/** A text that moves the carousel to its best match a moment later, unless a person moved it since the last keystroke. */
function useTabSearch(carousel: React.RefObject<CarouselHandle | null>) {
  const [text, setText] = useState('');
  const isOverruled = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (wanted: string) =>
    isOverruled.current ? null : (carousel.current?.scrollToBestMatch(wanted) ?? null);
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      isOverruled.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => goTo(typed), tabSearchDebounce);
    },
    notice: (cause: CarouselCause) => {
      if (cause !== 'search') isOverruled.current = true;
    },
    /** Goes to the match at once. @returns its index, or null where the carousel stays */
    jump: () => {
      clearTimeout(timer.current);
      return goTo(text);
    },
  };
}
