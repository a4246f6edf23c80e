import type { Markdown, MarkdownProps } from '@seedbed/ui/markdown';
import { Text } from '@seedbed/ui/text';
import { useEffect, useState } from 'react';
import { gradeBar } from './gradeBar';
import { rawText } from './RichText.css';

let Loaded: typeof Markdown | undefined;

/** Markdown's code, asked for as soon as a screen that reads is on its way: it is there before most texts are. */
const markdownLoaded = import('@seedbed/ui/markdown').then((module) => {
  Loaded = module.Markdown;
  return Loaded;
});

/** Markdown, its grades with their bars. Should its code come after the text, the text stands there as it was written until then. */
export function RichText(props: MarkdownProps) {
  // Not a lazy component: React would show the raw text for a moment even where the code is there.
  const [Reader, setReader] = useState(() => Loaded);
  useEffect(() => {
    if (!Reader) void markdownLoaded.then((reader) => setReader(() => reader));
  }, [Reader]);
  return Reader ? (
    <Reader cellBar={gradeBar} {...props} />
  ) : (
    <RawText size={props.size}>{props.children}</RawText>
  );
}

/** Text as it was written, Markdown's signs included. */
export function RawText({ size = 'reading', children }: Pick<MarkdownProps, 'size' | 'children'>) {
  return (
    <div className={rawText}>
      <Text size={size}>{children}</Text>
    </div>
  );
}
