import { rules } from '../generated/catalogue';
import { type Topic, topicLabels } from '../generated/topics';
import { type Text } from '../language';

/** A situation under which rules are found. */
export interface TopicEntry {
  readonly topic: Topic;
  readonly label: Text;
  readonly ruleCount: number;
}

const ruleCount = (topic: Topic): number => rules.filter(({ topics }) => topics.includes(topic)).length;

/** Every situation with its label in both languages, in the alphabetical order of its name in code. */
export const topics = (): readonly TopicEntry[] =>
  (Object.keys(topicLabels) as Topic[]).map((topic) => ({
    topic,
    label: topicLabels[topic],
    ruleCount: ruleCount(topic),
  }));
