export { Tooltip, type TooltipProps } from '../src/components/Tooltip/Tooltip.tsx';
