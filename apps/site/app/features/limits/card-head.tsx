/** Title of a card on the limits page. */
import './limits.css';

export const CardHead = ({ title, text }: { title: string; text: string }) => (
  <div className="limit-head">
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  </div>
);
