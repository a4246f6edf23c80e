'use client';
import { useMemo } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input, Popover } from 'react-aria-components';
import { ChevronDown } from '../icons';
import * as field from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';
import * as popup from '../internal/Popup.css';
import { gatherSections } from '../internal/sections';
import { OptionList, type ComboBoxState } from './OptionList';
import type { ComboBoxOption } from './options';
import { useComboText } from './useComboText';

export interface ComboBoxProps extends FieldWords {
  /** The choices, in their order. Where the page looks them up, those that fit what is typed. */
  options: readonly ComboBoxOption[];
  /**
   * `local` shows the options whose label contains what is typed, `none` shows all of them: the page looked them up.
   * @default 'local'
   */
  filter?: 'local' | 'none';
  /**
   * Whether the options are there, on their way, or could not be had.
   * @default 'ready'
   */
  state?: ComboBoxState;
  /** Id of the chosen option, where the page keeps it; null for none. */
  value?: string | null;
  /**
   * The one it begins with, where it keeps its own.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the chosen id; null when the text is no option, or empty. */
  onChange?: (id: string | null) => void;
  /** The text, where the page keeps it. */
  inputValue?: string;
  /** The text it begins with, where it keeps its own. @default the label of the chosen option */
  defaultInputValue?: string;
  /** Called with the whole text after every change; look options up from here. */
  onInputChange?: (text: string) => void;
  /**
   * Keeps a text that is no option. Without it, leaving brings back the last choice.
   * @default false
   */
  allowsFreeText?: boolean;
  /** What the list says while options are on their way. @default 'Looking…' */
  loadingLabel?: string;
  /** What the list says when no option fits. @default 'Nothing found' */
  emptyLabel?: string;
  /** What the list says when options could not be had. @default 'The list could not be loaded. Type on to try again.' */
  failedLabel?: string;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** Key in the form's data, which gets the id, or the text where free text is allowed. */
  name?: string;
  /** Whether the form needs a choice. */
  isRequired?: boolean;
  /** Can be read, selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** One of many choices, found by typing. Choices may come from the page while the reader types. */
export function ComboBox({ options, filter = 'local', allowsFreeText = false, ...props }: ComboBoxProps) {
  const { label, isLabelHidden, description, errorMessage } = props;
  const text = useComboText({ ...props, options, allowsFreeText });
  const entries = useMemo(() => gatherSections(options), [options]);
  const words = {
    loading: props.loadingLabel ?? 'Looking…',
    ready: props.emptyLabel ?? 'Nothing found',
    failed: props.failedLabel ?? 'The list could not be loaded. Type on to try again.',
  };
  return (
    <AriaComboBox
      {...text}
      {...(filter === 'none' ? { items: entries } : { defaultItems: entries })}
      allowsCustomValue={allowsFreeText}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage) || undefined}
      isRequired={props.isRequired}
      isReadOnly={props.isReadOnly}
      isDisabled={props.isDisabled}
      autoFocus={props.autoFocus}
      name={props.name}
      className={field.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Group className={`${field.control} ${field.compound}`}>
          <Input className={`${field.bare} ${field.filling}`} placeholder={props.placeholder} />
          <Button className={field.opener}>
            <ChevronDown size={16} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popup.popup} offset={4}>
        <OptionList state={props.state ?? 'ready'} words={words} />
      </Popover>
    </AriaComboBox>
  );
}
