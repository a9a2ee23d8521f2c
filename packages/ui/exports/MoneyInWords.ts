export { moneyInWords } from '../src/components/MoneyInWords/capitals.ts';
export {
  MoneyInWords,
  type MoneyInWordsProps,
} from '../src/components/MoneyInWords/MoneyInWords.tsx';
