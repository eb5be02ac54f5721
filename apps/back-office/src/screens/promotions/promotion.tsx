/** One promotion: versions with their rules and terms, what can be done with them, coupons and cost. */
import type { Operator } from '@carmine/contract/back-office/operators';
import {
  endPromotion,
  readDeskPromotion,
  submitPromotion,
  type DeskVersion,
} from '@carmine/contract/back-office/promotions';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import { Cohorts } from './cohorts.tsx';
import { Coupons } from './coupons.tsx';
import { StateTag } from './promotions.tsx';
import { RulesForm, type EditedRules } from './rules-form.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { VersionRules, Versions } from './versions.tsx';
import '../../styles/promotions.css';

interface ShownProps {
  readonly id: string;
  readonly version: DeskVersion;
  readonly mayManage: boolean;
  readonly onEdit: (edited: EditedRules) => void;
}

const ShownVersion = ({ id, version: { version, rules, state, own }, mayManage, onEdit }: ShownProps) => {
  const isOwnDraft = state === 'draft' && own;
  const buttons = [
    ...(isOwnDraft ? [[words.editOwn, { rules, of: id, version }] as const] : []),
    [words.edit, { rules, of: id, version: undefined }] as const,
    [words.copy, { rules, of: undefined, version: undefined }] as const,
  ];
  return (
    <section className="card">
      <h2>{words.version(version)}</h2>
      {mayManage && (
        <div className="rules-buttons">
          {buttons.map(([text, edited]) => (
            <button key={text} type="button" className="button" onClick={() => onEdit(edited)}>
              {text}
            </button>
          ))}
        </div>
      )}
      {mayManage && isOwnDraft && (
        <>
          <WriteLine
            label={words.submitReason}
            action={words.submit}
            most={500}
            send={(reason) => ask(submitPromotion, { params: { id, version }, body: { reason } })}
          />
          <p className="rules-note">{words.waits}</p>
        </>
      )}
      <div className="draft-columns">
        <VersionRules rules={rules} />
        <TermsPreview rules={rules} />
      </div>
    </section>
  );
};

export const PromotionScreen = ({ operator }: { readonly operator: Operator }) => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<number>();
  const [edited, setEdited] = useState<EditedRules>();
  const { data, error, isPending, refetch } = useAsk(readDeskPromotion, { params: { id } });
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { promotion, versions, coupons, cohorts } = data;
  const mayManage = operator.permissions.includes('promotions.manage');
  const version = versions.find((one) => one.version === (picked ?? promotion.version)) ?? versions[0];
  const done = (saved: string | undefined) => {
    setEdited(undefined);
    setPicked(undefined);
    if (saved !== undefined) void navigate(`/promotions/${saved}`);
  };
  const takesCoupons = ['deposit', 'gift'].includes(versions[0]?.rules.reward.kind ?? '');
  return (
    <>
      <h1>
        {promotion.title} <StateTag state={promotion.state} />
      </h1>
      <Versions versions={versions} shown={version?.version} onShow={setPicked} />
      {edited && <RulesForm key={JSON.stringify(edited)} edited={edited} onDone={done} />}
      {edited === undefined && version && (
        <ShownVersion key={version.version} {...{ id, version, mayManage, onEdit: setEdited }} />
      )}
      {takesCoupons && <Coupons id={id} coupons={coupons} mayManage={mayManage} />}
      <Cohorts cohorts={cohorts} />
      {mayManage && (promotion.state === 'offered' || promotion.state === 'scheduled') && (
        <section className="card">
          <h2>{words.end}</h2>
          <WriteLine
            label={words.endReason}
            action={words.end}
            most={500}
            send={(reason) => ask(endPromotion, { params: { id }, body: { reason } })}
          />
        </section>
      )}
    </>
  );
};
