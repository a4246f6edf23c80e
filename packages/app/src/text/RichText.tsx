import type { MarkdownProps } from '@seedbed/ui/markdown';
import { Text } from '@seedbed/ui/text';
import { useEffect, useState } from 'react';
import { retryPause } from '../api/swr';
import { gradeBar } from './gradeBar';
import { lateCode } from './lateCode';
import { rawText } from './RichText.css';
import { units } from './units';

const markdown = lateCode(async () => (await import('@seedbed/ui/markdown')).Markdown, retryPause);

// Asked for as soon as a screen that reads is on its way: it is there before most texts are.
void markdown.load();

/** Markdown, its grades with their bars. Should its code come after the text, the text stands there as it was written until then. */
export function RichText(props: MarkdownProps) {
  // Not a lazy component: React would show the raw text for a moment even where the code is there.
  const [Reader, setReader] = useState(() => markdown.code);
  useEffect(() => {
    if (!Reader) void markdown.load().then((reader) => setReader(() => reader));
  }, [Reader]);
  return Reader ? (
    <Reader cellBar={gradeBar} units={units} {...props} />
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
