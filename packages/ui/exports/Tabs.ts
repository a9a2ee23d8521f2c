export { type TabItem, Tabs, type TabsProps } from '../src/components/Tabs/Tabs.tsx';
