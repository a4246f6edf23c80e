'use client';
import {
  memo,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { outermost, type OutermostProps } from '../internal/outermost';
import { slide, track, viewport } from './Carousel.css';
import { bestMatch } from './search';
import { clampIndex, overscan, windowAround } from './snaps';
import { useCarouselKeys, useWheelSteps, type CarouselCause, type CarouselControl } from './useCarousel';
import { useCarouselDrag } from './useCarouselDrag';

/** What a program may ask of a carousel. */
export interface CarouselHandle {
  /** Selects a slide. */
  scrollTo: (index: number) => void;
  /**
   * Selects the slide whose label matches best: exact, then prefix, then substring; case-insensitive, trimmed.
   * @returns its index, or null where nothing matches and nothing moved
   */
  scrollToBestMatch: (text: string) => number | null;
  focus: () => void;
}

/** A row of slides with the selected one in the middle. */
export interface CarouselProps<Item> extends OutermostProps {
  /** Name for assistive technology; say what is chosen, not "carousel". */
  label: string;
  items: readonly Item[];
  /** A stable key of an item. */
  itemKey: (item: Item) => string;
  /** An item's name: announced, searched and typed ahead. */
  itemLabel: (item: Item) => string;
  /** Draws an item. Slides are drawn again when this function changes: keep it the same where they are costly. */
  children: (item: Item, state: { isSelected: boolean }) => ReactNode;
  /** The slide in the middle (controlled). */
  selectedIndex?: number;
  /** @default 1 */
  defaultSelectedIndex?: number;
  /** Called with what moved it, so that a search can leave a slide alone that a person went to. */
  onSelectionChange?: (index: number, cause: CarouselCause) => void;
  /** The slide in the middle was pressed, or Enter or Space on it. */
  onOpen?: (item: Item, index: number) => void;
  /** @default 'medium' */
  size?: 'medium' | 'small';
  ref?: Ref<CarouselHandle>;
}

interface SlideProps<Item> {
  id: string;
  item: Item;
  index: number;
  count: number;
  label: string;
  isSelected: boolean;
  draw: CarouselProps<Item>['children'];
}

function PlainSlide<Item>({ id, item, index, count, label, isSelected, draw }: SlideProps<Item>) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      className={slide}
      aria-label={label}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-selected={isSelected || undefined}
      style={{ '--seedbed-carousel-index': index } as CSSProperties}
    >
      {draw(item, { isSelected })}
    </div>
  );
}

/** A step draws two slides again, the one that was selected and the one that is, and at most one new one. */
const Slide = memo(PlainSlide) as typeof PlainSlide;

/** The slide that was pressed, if any: one listener serves them all. */
const pressedSlide = (event: MouseEvent): number | null => {
  const slide = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
  return slide ? Number(slide.dataset.index) : null;
};

/**
 * A horizontal listbox whose selected option stands in the middle. Any number of slides: only the middle and its
 * neighbours are in the document.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { items, itemKey, itemLabel, label, size = 'medium', ref } = props;
  const id = useId();
  const viewportRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [ownIndex, setOwnIndex] = useState(props.defaultSelectedIndex ?? 1);
  const selected = clampIndex(props.selectedIndex ?? ownIndex, items.length);
  const [shown, setShown] = useState({ selected, isJump: false });
  // A leap past the drawn slides would fly over an empty track.
  if (shown.selected !== selected)
    setShown({ selected, isJump: Math.abs(selected - shown.selected) > overscan });

  const readLabels = () => items.map(itemLabel);
  const select = (index: number, cause: CarouselCause) => {
    if (index === selected) return;
    setOwnIndex(index);
    props.onSelectionChange?.(index, cause);
  };
  const open = (index: number) => {
    const item = items[index];
    if (item !== undefined) props.onOpen?.(item, index);
  };
  const handleClick = (event: MouseEvent) => {
    const index = drag.hasDragged() ? null : pressedSlide(event);
    if (index === null) return;
    if (index === selected) open(index);
    else select(index, 'press');
  };

  const count = items.length;
  const control: CarouselControl = { viewportRef, trackRef, count, readLabels, selected, select, open };
  useWheelSteps(control);
  const handleKeyDown = useCarouselKeys(control);
  const drag = useCarouselDrag(control);

  useImperativeHandle(ref, () => ({
    scrollTo: (index) => select(clampIndex(index, count), 'search'),
    scrollToBestMatch: (text) => {
      const index = bestMatch(readLabels(), text);
      if (index !== null) select(index, 'search');
      return index;
    },
    focus: () => viewportRef.current?.focus(),
  }));

  const { start, end } = windowAround(selected, count);
  return (
    <div
      {...outermost(viewport, props)}
      ref={viewportRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-activedescendant={count > 0 ? `${id}-${selected}` : undefined}
      data-size={size}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onPointerDown={drag.handlePointerDown}
    >
      <div
        ref={trackRef}
        role="presentation"
        className={track}
        data-jumping={shown.isJump || undefined}
        style={{ '--seedbed-carousel-position': selected } as CSSProperties}
      >
        {items.slice(start, end).map((item, offset) => (
          <Slide
            key={itemKey(item)}
            id={`${id}-${start + offset}`}
            item={item}
            index={start + offset}
            count={count}
            label={itemLabel(item)}
            isSelected={start + offset === selected}
            draw={props.children}
          />
        ))}
      </div>
    </div>
  );
}
