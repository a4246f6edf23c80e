import { lastLine, skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /**
   * Lines of text, a box or a disc.
   * @default 'text'
   */
  shape?: 'text' | 'rect' | 'circle';
  /** A CSS length; numbers are px. */
  width?: string | number;
  /** A CSS length; numbers are px. */
  height?: string | number;
  /**
   * Number of lines, for text.
   * @default 1
   */
  lines?: number;
}

/** The shape of what is coming. Silent: put `aria-busy` on the region and say 'Loading' once. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const look = skeleton({ shape });
  if (shape !== 'text' || lines === 1) return <span aria-hidden className={look} style={{ width, height }} />;
  return (
    <span aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span key={key} className={line === lines - 1 ? `${look} ${lastLine}` : look} />
      ))}
    </span>
  );
}
