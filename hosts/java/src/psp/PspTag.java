package psp;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.DynamicAttributes;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code <psp:tag name="deposit-form" siteId="${site.id}" children="${children}">fallback</psp:tag>}. */
public final class PspTag extends SimpleTagSupport implements DynamicAttributes {
    /** The name under which the application's servlet context holds its {@link Psp}. */
    public static final String HELPER = "psp";

    private final Map<String, Object> values = new LinkedHashMap<>();
    private String name;

    public void setName(String name) {
        this.name = name;
    }

    @Override
    public void setDynamicAttribute(String uri, String attribute, Object value) {
        values.put(attribute, value);
    }

    @Override
    public void doTag() throws JspException, IOException {
        var fallback = new StringWriter();
        if (getJspBody() != null) getJspBody().invoke(fallback);
        var page = (PageContext) getJspContext();
        var psp = (Psp) page.getServletContext().getAttribute(HELPER);
        var token = PspFilter.token((HttpServletRequest) page.getRequest());
        page.getOut().write(psp.tag(name, values, fallback.toString(), token));
    }
}
