export { gradeStudies } from './grading/grade.ts';
export type { Grade, GradeLetter } from './grading/grade.ts';
export {
  describeCondition,
  evaluateCondition,
  kcalPerGram,
  measureCondition,
  parseCondition,
} from './conditions/index.ts';
export type { Asking, ClaimFacts, Condition, Measure } from './conditions/index.ts';
export { loadEvidence, passagesOf, readAhead } from './loadEvidence.ts';
export type { Evidence } from './loadEvidence.ts';
export { perEvidence } from './perEvidence.ts';
export type { Limit } from './records.ts';
export { claimWording, isOfStudy, type Passage } from './passages/passages.ts';
export type { Cited, References } from './references.ts';
export { monographDose, monographSingleDose } from './passages/regulationPassages.ts';
export type { HealthClaim, Monograph, NovelFood, NutritionClaim } from './regulationRecords.ts';
export type { Bioavailability, Contradiction, Interaction } from './usageRecords.ts';
export { chartStudies, studiedIngredients, type ChartAsked } from './studies/studyChart.ts';
export { studiesOn } from './studies/studiesOn.ts';
export { referenceValues } from './referenceValues.ts';
export { intakeLimits, upperLevels } from './upperLevels.ts';
export { gradeChosen, gradeTopic, overallDirection, subjectsOf } from './grading/topicGrade.ts';
export type { TopicGrade } from './grading/topicGrade.ts';
export { topicName } from './grading/topicName.ts';
