import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Composer, type ComposerProps } from './Composer';

const Draft = (props: ComposerProps) => {
  const [value, setValue] = useState(props.value ?? '');
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <Composer {...props} value={value} onChange={handleChange} />;
};

const meta = {
  title: 'Components/Composer',
  component: Composer,
  args: {
    label: 'Question',
    placeholder: 'Ask about an ingredient, a dose or a claim',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });

export const Written: Story = {
  args: { value: 'How much vitamin D does a sleep drink for adults need?' },
};

export const Empty: Story = {
  play: async ({ canvasElement, args, step }) => {
    const send = within(canvasElement).getByRole('button', { name: 'Send' });
    await step('Nothing is not sent', async () => {
      await userEvent.type(field(canvasElement), '{Enter}');
      await userEvent.click(send);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('but leads to the field', () => expect(field(canvasElement)).toHaveFocus());
    await step('Nor are spaces', async () => {
      await userEvent.type(field(canvasElement), '   {Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = field(canvasElement);
    await step('Shift + Enter: a new line', async () => {
      await userEvent.type(input, '  Dose{Shift>}{Enter}{/Shift}and limit?  ');
      await expect(input).toHaveValue('  Dose\nand limit?  ');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Enter of an input method does not send', async () => {
      await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
      await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Enter: sends it trimmed', async () => {
      await userEvent.type(input, '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('Dose\nand limit?');
    });
    await step('Tab: to the button', async () => {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step('What was written stays until its owner takes it', () =>
      expect(input).toHaveValue('  Dose\nand limit?  '),
    );
  },
};

export const Pressed: Story = {
  args: { value: 'Which form of magnesium?' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Which form of magnesium?');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { isPending: true, onStop: fn(), value: 'And the next question' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('Writing goes on, sending waits', async () => {
      await userEvent.type(field(canvasElement), '?{Enter}');
      await expect(field(canvasElement)).toHaveValue('And the next question?');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Stop takes the place of Send', async () => {
      await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
      await expect(args.onStop).toHaveBeenCalledOnce();
    });
  },
};

const Sending = (props: ComposerProps) => {
  const [isPending, setPending] = useState(false);
  const handleSubmit = (text: string) => {
    setPending(true);
    props.onSubmit(text);
  };
  return <Composer {...props} isPending={isPending} onSubmit={handleSubmit} />;
};

/** Stop appears where Send was: a double click sends, and stops nothing. */
export const DoubleClick: Story = {
  args: { value: 'Which form of magnesium?', onStop: fn() },
  render: (args) => <Sending {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

export const PendingWithoutStop: Story = { args: { isPending: true, value: 'And the next question' } };

const line = 'Compare magnesium bisglycinate with citrate for an evening drink. ';

export const Grown: Story = {
  args: { value: line.repeat(4) },
  play: async ({ canvasElement, step }) => {
    const input = field(canvasElement);
    const box = input.parentElement as HTMLElement;
    await step('It is as high as its text', async () => {
      await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight + 1);
      await expect(input.clientHeight).toBeGreaterThan(60);
    });
    await step('up to eight lines', async () => {
      await userEvent.clear(input);
      await userEvent.paste(line.repeat(40));
      await expect(box.clientHeight).toBeLessThanOrEqual(8 * 24 + 12);
      await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
    });
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 80, value: 'a'.repeat(75) },
  play: async ({ canvasElement, step }) => {
    const input = field(canvasElement);
    const status = within(canvasElement).getByRole('status');
    await expect(input).toHaveAccessibleDescription('5 characters left');
    await step('Typing on changes what is shown, not what is spoken', async () => {
      await userEvent.type(input, 'b');
      await expect(input).toHaveAccessibleDescription('4 characters left');
      await expect(status).toHaveTextContent('5 characters left');
    });
    await step('Crossing the limit is spoken', async () => {
      await userEvent.type(input, 'bbbbb');
      await expect(status).toHaveTextContent('1 character too many');
    });
  },
};

export const TooLong: Story = {
  args: { maxLength: 8000, value: line.repeat(123) },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('117 characters too many');
    await userEvent.type(input, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Keeps its own text, and empties itself when it was sent. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'Which form of magnesium' },
  render: (args) => <Composer {...args} />,
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '?');
    await expect(args.onChange).toHaveBeenLastCalledWith('Which form of magnesium?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Which form of magnesium?');
    await expect(input).toHaveValue('');
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'سؤال', value: 'ما هو الحد الأعلى لفيتامين د؟', submitLabel: 'إرسال' },
};
export const Dark: Story = { ...Written, ...dark };
export const ForcedColors: Story = {
  ...Written,
  ...forcedColors(async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('button').closest('div')?.parentElement as HTMLElement;
    await expectEdge(box);
    await expectEdge(canvas.getByRole('button', { name: 'Send' }));
    field(canvasElement).focus();
    await expectFocusRing(box);
  }),
};
export const ReducedMotion: Story = { ...Written, ...reducedMotion };
