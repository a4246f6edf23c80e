export { Markdown } from './Markdown';
export type { MarkdownProps } from './Markdown';
export type { CellBar } from './markdownContext';
