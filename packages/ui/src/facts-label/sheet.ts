/** How thick a line above something is. */
export type FactsRule = 'none' | 'hairline' | 'medium' | 'heavy';

/** A line under the title, before the table: what is taken, how often it is in the container. */
export interface FactsDetail {
  /** Says what the value is; without one the value stands alone. */
  label?: string;
  value: string;
  /** The line is heavier, and its value stands at the end. @default false */
  isStrong?: boolean;
}

/** The heads of the columns, above the rows they hold for. */
export interface FactsHeads {
  kind: 'heads';
  /** In the order of the columns; '' where a column's head stands elsewhere. */
  cells: readonly string[];
  /** @default 'none' */
  rule?: FactsRule;
}

/** What the label declares: a name and its figures. */
export interface FactsRow {
  kind: 'row';
  /** Of its own in the sheet; a row that comes or reads otherwise than before is tinted. */
  id: string;
  name: string;
  /** In the order of the columns; '' for an empty one. */
  cells: readonly string[];
  /** Steps to the right. @default 0 */
  indent?: number;
  /** Above the row. @default 'hairline' */
  rule?: FactsRule;
  /** The name is heavy. @default false */
  isStrong?: boolean;
  /** Points of its name and its figures, where they are larger than the rest. */
  size?: { name: number; cells: number };
}

/** A line of the table. */
export type FactsLine = FactsHeads | FactsRow;

/** A stretch of text. */
export interface FactsRun {
  text: string;
  /** It stands out. @default false */
  isStrong?: boolean;
}

/** A paragraph below the frame. */
export interface FactsText {
  id: string;
  runs: readonly FactsRun[];
}

/** Sizes of type, in points. The title is as wide as the frame. */
export interface FactsSizes {
  /** Rows. */
  body: number;
  /** Heads of the columns. */
  head: number;
  /** Lines under the title. */
  detail: number;
  /** Notes in the frame. */
  note: number;
  /** Paragraphs below the frame. */
  text: number;
}

/** A label as rows and columns. What stands where, how heavy and how large is the caller's to say. */
export interface FactsSheet {
  title: string;
  details: readonly FactsDetail[];
  lines: readonly FactsLine[];
  /** Under the rows, within the frame. */
  notes: readonly string[];
  /** Above the notes, or the end of the frame where there are none. */
  notesRule: FactsRule;
  /** Below the frame. */
  texts: readonly FactsText[];
  sizes: FactsSizes;
  /** Of the frame, in points. */
  width: number;
  /** Whether the first figure stands in a column or right behind the name. */
  amounts: 'column' | 'inline';
}

/** Something on a label that can be asked about. */
export type FactsPlace =
  { part: 'cell'; row: string; cell: number } | { part: 'detail'; at: number } | { part: 'text'; id: string };

/** Thickness of each rule, in points. */
export const rulePoints: Record<FactsRule, number> = { none: 0, hairline: 0.25, medium: 3, heavy: 7 };

/** Of the sheet, in points: its frame, the space within it, between columns, and of a step to the right. */
export const points = { frame: 1, padding: 4, gap: 6, indent: 8 };

/** How many columns of figures a sheet has. */
export const columnsOf = ({ lines }: FactsSheet): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.length));
