/** Edits a draft: fields by section, what is wrong with them, and the terms and the arithmetic that they make. */
import {
  draftedRules,
  draftPromotion,
  listDeskPromotions,
  readDeskPromotion,
  savePromotionDraft,
} from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls.ts';
import { promotions as words } from '../../texts/en-promotions.ts';
import { DraftForm } from '../draft-form.tsx';
import { wrongOf, type Draft } from './rules-draft.ts';
import {
  AudienceSection,
  LimitsSection,
  OfferSection,
  RewardSection,
  SpinsSection,
  WageringSection,
} from './rules-sections.tsx';
import { TermsPreview } from './terms-preview.tsx';
import '../../styles/promotions.css';

export interface EditedRules {
  readonly rules: PromotionRules;
  /** Undefined: a new promotion. */
  readonly of: string | undefined;
  /** Of a draft that is changed; undefined: a new version. */
  readonly version: number | undefined;
}

const save = async ({ of, version }: EditedRules, draft: Draft): Promise<string> => {
  const rules = draftedRules.parse(draft);
  if (of !== undefined && version !== undefined) {
    await ask(savePromotionDraft, { params: { id: of, version }, body: { rules } });
    return of;
  }
  return (await ask(draftPromotion, { body: { ...(of === undefined ? {} : { of }), rules } })).id;
};

interface FormProps {
  readonly edited: EditedRules;
  readonly onDone: (id: string | undefined) => void;
}

export const RulesForm = ({ edited, onDone }: FormProps) => {
  const queries = useQueryClient();
  const [draft, set] = useState<Draft>(edited.rules);
  const wrong = wrongOf(draft);
  const editing = { draft, wrong, set };
  // Parts of a list are one field.
  const count = new Set(
    Object.keys(wrong).map((path) => path.replace(/(exceptGames|gameWeights|[gG]ames|prizes)\..+$/, '$1')),
  ).size;
  const saving = useMutation({
    mutationFn: () => save(edited, draft),
    onSuccess: async (id) => {
      await Promise.all(
        [listDeskPromotions, readDeskPromotion].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      );
      onDone(id);
    },
  });
  return (
    <DraftForm
      {...{ words, wrong, count, saving }}
      title={edited.of === undefined ? words.copy : edited.version === undefined ? words.edit : words.editOwn}
      onCancel={() => onDone(undefined)}
      preview={() => <TermsPreview rules={draftedRules.parse(draft)} />}
    >
      <OfferSection editing={editing} />
      <AudienceSection editing={editing} />
      <LimitsSection editing={editing} />
      <RewardSection editing={editing} />
      <WageringSection editing={editing} />
      <SpinsSection editing={editing} />
    </DraftForm>
  );
};
