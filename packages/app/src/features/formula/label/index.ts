export { LabelPanel, type LabelPanelProps } from './LabelPanel';
export { Labels, type LabelsProps, type LabelView } from './Labels';
