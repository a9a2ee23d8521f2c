// Root of an application.
export {
  BanxinProvider,
  type BanxinProviderProps,
} from '../src/components/BanxinProvider/BanxinProvider.tsx';
export { type Messages, zhCN } from '../src/messages/zhCN.ts';
