/** Whether a gateway answers, and how its deposits of the last day went. */
import type { GatewayHealthAnswer } from '@carmine/contract/back-office/money/settings';
import { time } from '../../shell/figures.tsx';
import { gatewayHealth as words } from '../../texts/en-gateway-health.ts';

const stateOf = ({ isDown, failingSince }: GatewayHealthAnswer) => {
  if (isDown) return { tone: 'bad', text: words.down };
  return failingSince === null ? { tone: 'good', text: words.up } : { tone: 'warn', text: words.failing };
};

const deposits = ({ ended, credited, daySeconds }: GatewayHealthAnswer): string => {
  if (ended === 0) return words.none;
  const success = words.success(credited, ended);
  return daySeconds === null ? success : `${success}. ${words.median(daySeconds)}`;
};

export const GatewayHealth = ({ health }: { health: GatewayHealthAnswer | null }) => {
  if (health === null) return <p className="caption">{words.notCalled}</p>;
  const { tone, text } = stateOf(health);
  const { answeredAt, failingSince, failure } = health;
  return (
    <div>
      <p>
        <span className={`tag ${tone}`}>{text}</span>{' '}
        <span className="caption">
          {failingSince === null
            ? answeredAt !== null && words.answered(time(answeredAt))
            : `${words.since(time(failingSince))}. ${answeredAt === null ? words.never : words.answered(time(answeredAt))}`}
        </span>
      </p>
      {health.isDown && <p className="caption">{words.downAbout}</p>}
      {failingSince !== null && failure !== null && <p className="caption">{words.failure(failure)}</p>}
      <p className="caption">{deposits(health)}</p>
    </div>
  );
};
