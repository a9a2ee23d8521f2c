// The search box: button, hot words, recent searches.
export { SearchField, type SearchFieldProps } from '../src/components/SearchField/SearchField.tsx';
