import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions } from 'docx';
import { directionsOf, isRightToLeft } from '../runs.ts';

/** How words look; which way they are read follows from them. */
type Look = Omit<IRunOptions, 'text' | 'children' | 'break' | 'rightToLeft'>;

/**
 * Words line by line, in runs of one direction each: Word places stops and brackets of a run by the direction that it
 * is told, not by its letters.
 */
export const runsOf = (text: string, look: Look = {}): TextRun[] =>
  text.split('\n').flatMap((line, at) =>
    directionsOf(line, text).map(
      (piece, first) =>
        new TextRun({
          ...look,
          text: piece.text,
          ...(piece.isRightToLeft && { rightToLeft: true }),
          ...(at > 0 && first === 0 && { break: 1 }),
        }),
    ),
  );

/** A paragraph that is read, and begins, on the side of its first letter that has a direction. */
export const paragraphOf = (
  text: string,
  { look, ...options }: Omit<IParagraphOptions, 'text' | 'bidirectional'> & { look?: Look } = {},
): Paragraph =>
  new Paragraph({
    children: runsOf(text, look),
    ...options,
    ...(isRightToLeft(text) && { bidirectional: true }),
  });
