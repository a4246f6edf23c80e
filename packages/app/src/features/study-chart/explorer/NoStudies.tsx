import type { StudiedIngredient, StudyChart } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';

interface NoStudiesProps {
  chart: StudyChart;
  onTopic: (key: string) => void;
  topics: StudiedIngredient['topics'];
}

/** Says that an ingredient was not studied for an outcome, and leads to the nearest for which it was. */
export const NoStudies = ({ chart, onTopic, topics }: NoStudiesProps) => (
  <Notice tone="neutral" title={`No study of ${chart.ingredient.name} and ${chart.topic.name}`}>
    <Text as="p">The nearest outcomes it was studied for:</Text>
    <Inline gap="xsmall">
      {chart.nearestTopics.slice(0, 5).map((key) => (
        <Button key={key} size="small" onPress={() => onTopic(key)}>
          {topics.find((topic) => topic.key === key)?.name ?? key}
        </Button>
      ))}
    </Inline>
  </Notice>
);
