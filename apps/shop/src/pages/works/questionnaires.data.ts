/** Questionnaires at the desk of content: their editions by the address, how one was answered. */
import {
  getDeskQuestionnaires,
  getQuestionnaireTally,
} from '@banxin/contract/calls/works/questionnaires';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';
import { contentAddress } from './content.data.ts';
import { useBesideCase } from './useOpenCase.ts';

export const useQuestionnaires = () =>
  useBesideCase(
    useList(contentAddress, getDeskQuestionnaires, ({ page, size, keyword }) => ({
      ...(keyword !== '' && { keyword }),
      pageIndex: page,
      pageSize: size,
    })),
    contentAddress,
  );

export const useTally = (edition: string) =>
  useCall(getQuestionnaireTally, { edition }, { refreshOnFocus: true });
