export { LabelPanel, type LabelPanelProps, type LabelView } from './LabelPanel';
