export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
} from '../src/components/Timeline/Timeline.tsx';
