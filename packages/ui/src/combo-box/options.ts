/** One of the choices of a combo box. */
export interface ComboBoxOption {
  /** Names the choice for the page. */
  id: string;
  /** What it is called, and what the text is once it is chosen. */
  label: string;
  /** A quiet line below the label. */
  description?: string;
  /** Heading that it stands under; options of one heading are listed together, in the order of `options`. */
  section?: string;
  isDisabled?: boolean;
}
