import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Stack } from '../layout';
import { Markdown } from '../markdown';
import { Message } from './Message';
import { Thinking } from './Thinking';

const question = 'How much vitamin D does a sleep drink for adults need, and what is the upper limit?';
const answer = `Adults need **15 µg of vitamin D a day** [1]. The tolerable upper intake level is 100 µg a day, food and supplements together [2].

In the United States the Daily Value on the label is 20 µg [3].`;

const meta = {
  title: 'Components/Message',
  component: Message,
  args: { author: 'assistant', children: <Markdown onMarkerPress={fn()}>{answer}</Markdown> },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  render: (args) => (
    <Stack gap="large">
      <Message author="user">{question}</Message>
      <Message {...args} />
      <Message author="user">And in the European Union?</Message>
      <Thinking />
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const [first, , second] = canvas.getAllByRole('article');
    await step('The reader is at the end of the line, the answer at its start', async () => {
      const bubble = within(second as HTMLElement).getByText('And in the European Union?');
      const reply = canvas.getByRole('article', { name: 'Answer' });
      await expect(bubble.getBoundingClientRect().left).toBeGreaterThan(
        reply.getBoundingClientRect().left + 40,
      );
      await expect(first).toHaveAccessibleName('You');
    });
    await step('Thinking is told', () => expect(canvas.getByText('Thinking')).toHaveRole('status'));
  },
};

export const User: Story = {
  args: { author: 'user', children: 'Two things:\n1. the dose\n2. the limit' },
};

export const Stopped: Story = {
  args: {
    status: 'stopped',
    children: <Markdown>Adults need **15 µg of vitamin D a day** [1]. The tolerable</Markdown>,
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Stopped. The text so far was kept.');
    await expect(words).toHaveRole('status');
  },
};

export const Broken: Story = {
  args: {
    status: 'error',
    children: <Markdown>Adults need **15 µg of vitamin D a day** [1].</Markdown>,
    footer: (
      <div>
        <Button size="small">Ask again</Button>
      </div>
    ),
  },
};

const Streamed = () => {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap="small" align="start">
      <Message author="assistant" status={isWhole ? 'complete' : 'streaming'}>
        <Markdown>{isWhole ? answer : answer.slice(0, 60)}</Markdown>
      </Message>
      <Button onPress={() => setWhole(true)}>Finish</Button>
    </Stack>
  );
};

export const Streaming: Story = {
  render: () => <Streamed />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Busy, and said so', async () => {
      await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('Writing the answer');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await step('Its end is said once', async () => {
      await expect(canvas.getByRole('article')).not.toHaveAttribute('aria-busy');
      await expect(canvas.getByRole('status')).toHaveTextContent('Answer complete');
    });
  },
};

export const AlreadyComplete: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ThinkingStill: Story = {
  render: () => <Thinking label="Reading the evidence" />,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Reading the evidence');
    await expect(status.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const WordsOfItsOwn: Story = {
  args: { label: 'Antwort', status: 'stopped', statusLabel: 'Angehalten. Der Text bis hierher bleibt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Antwort' })).toHaveTextContent('Angehalten');
  },
};

export const RightToLeft: Story = { ...Conversation, ...rightToLeft };
export const Dark: Story = { ...Conversation, ...dark };
export const ForcedColors: Story = {
  ...Conversation,
  ...forcedColors(async ({ canvas }) => {
    const bubble = canvas.getByText('And in the European Union?').parentElement as HTMLElement;
    await expectEdge(bubble);
    const dot = canvas.getByText('Thinking').querySelector('[aria-hidden] > *') as HTMLElement;
    const page = getComputedStyle(document.body);
    await expect(getComputedStyle(dot).backgroundColor).toBe(page.color);
  }),
};
export const ReducedMotion: Story = { ...Conversation, ...reducedMotion };
